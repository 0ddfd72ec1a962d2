// Made from the Python structs by `make types`. Do not edit.


export interface TowersView {
  readonly seat: number | null;
  readonly seats: number;
  readonly mode: "advanced" | "base" | "coop" | "master" | "solo";
  readonly teams: boolean;
  readonly assisted: boolean;
  readonly spells: readonly Spell[];
  readonly start_seat: number | null;
  readonly spaces: readonly Space[];
  readonly keep: number;
  readonly next_keep: number | null;
  readonly players: readonly Player[];
  readonly hand: readonly Card[];
  readonly pile: number;
  readonly discard: readonly Card[];
  readonly turn: number;
  readonly active: number;
  readonly played: number;
  readonly card: Card | null;
  readonly thing: "tower" | "wizard" | null;
  readonly rolled: number | null;
  readonly rolls_left: number;
  readonly moving: MoveWizard | null;
  readonly right: number | null;
  readonly claim: Spell | null;
  readonly last_round: boolean;
  readonly cards_left: number | null;
  readonly reach: readonly Reach[];
  readonly outlook: readonly Outlook[];
  readonly tokens: readonly Token[];
}

/** The name of a piece. */
export type Spell = string;

export interface Space {
  readonly crest: boolean;
  readonly ground: readonly Wizard[] | null;
  readonly floors: readonly Floor[];
}

/** The name of a piece. */
export type Wizard = string;

export interface Floor {
  readonly tower: number;
  readonly crest: boolean;
  readonly wizards: readonly Wizard[] | null;
}

export interface Player {
  readonly wizard: Wizard;
  readonly inside: number;
  readonly outside: number;
  readonly empty: number;
  readonly full: number;
  readonly spent: number;
  readonly cards: number;
}

/** The name of a piece. */
export type Card = string;

export interface MoveWizard {
  readonly verb: "wizard";
  readonly space: number;
  readonly wizard: Wizard;
  readonly steps: number;
  readonly to: number;
}

export interface Reach {
  readonly card: Card;
  readonly towers: readonly MoveTower[];
  readonly wizards: readonly MoveWizard[];
}

export interface MoveTower {
  readonly verb: "tower";
  readonly space: number;
  readonly floor: number;
  readonly steps: number;
  readonly to: number;
}

export interface Outlook {
  readonly caught: readonly Wizard[];
  readonly fills: number | null;
  readonly flight: number | null;
}

export interface Token {
  readonly spell: Spell;
  readonly price: number;
  readonly aims: readonly (MoveTower | MoveWizard | SwapTowers | NudgeKeep | Lift)[];
}

export interface SwapTowers {
  readonly verb: "swap";
  readonly one: number;
  readonly other: number;
}

export interface NudgeKeep {
  readonly verb: "nudge";
  readonly direction: "back" | "forward";
  readonly to: number;
}

export interface Lift {
  readonly verb: "lift";
  readonly space: number;
  readonly floor: number;
}

export type View = TowersView;

export namespace Options {
  export interface Announce {
    readonly verb: "announce";
    readonly card: Card;
    readonly thing: "tower" | "wizard";
  }
  /** The name of a piece. */
  export type Card = string;
  export interface AskForCard {
    readonly verb: "ask-card";
  }
  export interface AskForPotions {
    readonly verb: "ask-potions";
  }
  export interface Claim {
    readonly verb: "claim";
    readonly spell: Spell;
  }
  /** The name of a piece. */
  export type Spell = string;
  export interface Discard {
    readonly verb: "discard";
    readonly card: Card;
  }
  export interface DiscardAll {
    readonly verb: "discard-all";
  }
  export interface EndTurn {
    readonly verb: "end-turn";
  }
  export interface EndTurns {
    readonly verb: "end-turns";
  }
  export interface PutOnTop {
    readonly verb: "free";
    readonly wizard: Wizard;
    readonly space: number;
  }
  /** The name of a piece. */
  export type Wizard = string;
  export interface GivePotions {
    readonly verb: "give-potions";
    readonly potions: number;
  }
  export interface HandOver {
    readonly verb: "hand-over";
    readonly card: Card;
  }
  export interface HandOverNothing {
    readonly verb: "hand-over-nothing";
  }
  export interface Leave {
    readonly verb: "leave";
  }
  export interface Lift {
    readonly verb: "lift";
    readonly space: number;
    readonly floor: number;
  }
  export interface NeverOffer {
    readonly verb: "never-offer";
  }
  export interface NudgeKeep {
    readonly verb: "nudge";
    readonly direction: "back" | "forward";
    readonly to: number;
  }
  export interface OfferAgain {
    readonly verb: "offer-again";
  }
  export interface Pass {
    readonly verb: "pass";
  }
  export interface PassForTurn {
    readonly verb: "pass-for-turn";
  }
  export interface RollAgain {
    readonly verb: "roll-again";
  }
  export interface StopAgain {
    readonly verb: "stop-again";
  }
  export interface SwapTowers {
    readonly verb: "swap";
    readonly one: number;
    readonly other: number;
  }
  export interface MoveTower {
    readonly verb: "tower";
    readonly space: number;
    readonly floor: number;
    readonly steps: number;
    readonly to: number;
  }
  export interface MoveWizard {
    readonly verb: "wizard";
    readonly space: number;
    readonly wizard: Wizard;
    readonly steps: number;
    readonly to: number;
  }
  export type OptionValue = Announce | AskForCard | AskForPotions | Claim | Discard | DiscardAll | EndTurn | EndTurns | PutOnTop | GivePotions | HandOver | HandOverNothing | Leave | Lift | NeverOffer | NudgeKeep | OfferAgain | Pass | PassForTurn | RollAgain | StopAgain | SwapTowers | MoveTower | MoveWizard;
}
export type OptionValue = Options.OptionValue;

export namespace Events {
  export interface AskedForCard {
    readonly event: "asked-card";
    readonly seat: number;
    readonly partner: number;
  }
  export interface AskedForPotions {
    readonly event: "asked-potions";
    readonly seat: number;
    readonly partner: number;
  }
  export interface Cast {
    readonly event: "cast";
    readonly seat: number;
    readonly spell: Spell;
  }
  /** The name of a piece. */
  export type Spell = string;
  export interface Claimed {
    readonly event: "claimed";
    readonly seat: number;
    readonly spell: Spell;
  }
  export interface Dealt {
    readonly event: "dealt";
    readonly seat: number | null;
    readonly cards: readonly Card[];
  }
  /** The name of a piece. */
  export type Card = string;
  export interface Discarded {
    readonly event: "discarded";
    readonly seat: number;
    readonly cards: readonly Card[];
  }
  export interface Drew {
    readonly event: "drew";
    readonly seat: number;
    readonly cards: readonly Card[];
  }
  export interface DrewUnseen {
    readonly event: "drew-unseen";
    readonly seat: number;
    readonly cards: number;
  }
  export interface Entered {
    readonly event: "entered";
    readonly wizards: readonly Wizard[];
  }
  /** The name of a piece. */
  export type Wizard = string;
  export interface Filled {
    readonly event: "filled";
    readonly seat: number;
    readonly partner: number | null;
  }
  export interface Flew {
    readonly event: "flew";
    readonly space: number;
    readonly to: number;
  }
  export interface Freed {
    readonly event: "freed";
    readonly seat: number;
    readonly wizard: Wizard;
    readonly space: number;
  }
  export interface GavePotions {
    readonly event: "gave-potions";
    readonly seat: number;
    readonly partner: number;
    readonly potions: number;
  }
  export interface HandedOver {
    readonly event: "handed-over";
    readonly seat: number;
    readonly partner: number;
    readonly card: Card;
  }
  export interface HandedOverUnseen {
    readonly event: "handed-over-unseen";
    readonly seat: number;
    readonly partner: number;
  }
  export interface Lapsed {
    readonly event: "lapsed";
    readonly seat: number;
    readonly spell: Spell;
  }
  export interface LastRound {
    readonly event: "last-round";
    readonly seats: readonly number[];
  }
  export interface LeftBehind {
    readonly event: "left-behind";
    readonly wizard: Wizard;
  }
  export interface Lifted {
    readonly event: "lifted";
    readonly seat: number;
    readonly space: number;
    readonly floor: number;
    readonly beneath: readonly Wizard[];
  }
  export interface MetGoal {
    readonly event: "met-goal";
    readonly seats: readonly number[];
  }
  export interface MovedTower {
    readonly event: "moved-tower";
    readonly seat: number;
    readonly space: number;
    readonly floor: number;
    readonly towers: number;
    readonly to: number;
    readonly keep: boolean;
    readonly freed: readonly Wizard[];
    readonly caught: readonly Wizard[];
  }
  export interface MovedWizard {
    readonly event: "moved-wizard";
    readonly seat: number;
    readonly wizard: Wizard;
    readonly space: number;
    readonly to: number;
  }
  export interface NothingMoved {
    readonly event: "nothing-moved";
    readonly seat: number;
    readonly why: "impossible" | "left" | "turn-over";
  }
  export interface Nudged {
    readonly event: "nudged";
    readonly seat: number;
    readonly space: number;
    readonly to: number;
  }
  export interface Placed {
    readonly event: "placed";
    readonly tower: number;
    readonly wizards: readonly Wizard[];
  }
  export interface Played {
    readonly event: "played";
    readonly seat: number;
    readonly card: Card;
    readonly thing: "tower" | "wizard" | null;
  }
  export interface Refused {
    readonly event: "refused";
    readonly seat: number;
  }
  export interface Reshuffled {
    readonly event: "reshuffled";
    readonly cards: number;
  }
  export interface Rode {
    readonly event: "rode";
    readonly seat: number;
    readonly wizard: Wizard;
  }
  export interface Rolled {
    readonly event: "rolled";
    readonly seat: number;
    readonly pips: number;
  }
  export interface SetUp {
    readonly event: "set-up";
    readonly seat: number;
    readonly spells: readonly Spell[];
  }
  export interface Stayed {
    readonly event: "stayed";
    readonly space: number;
  }
  export interface Swapped {
    readonly event: "swapped";
    readonly seat: number;
    readonly one: number;
    readonly beneath_one: readonly Wizard[];
    readonly other: number;
    readonly beneath_other: readonly Wizard[];
  }
  export interface TurnBegan {
    readonly event: "turn-began";
    readonly seat: number;
    readonly turn: number;
  }
  export type GameEvent = AskedForCard | AskedForPotions | Cast | Claimed | Dealt | Discarded | Drew | DrewUnseen | Entered | Filled | Flew | Freed | GavePotions | HandedOver | HandedOverUnseen | Lapsed | LastRound | LeftBehind | Lifted | MetGoal | MovedTower | MovedWizard | NothingMoved | Nudged | Placed | Played | Refused | Reshuffled | Rode | Rolled | SetUp | Stayed | Swapped | TurnBegan;
}
export type GameEvent = Events.GameEvent;
