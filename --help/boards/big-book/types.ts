// Made from the Python structs by `make types`. Do not edit.


export interface BigBookView {
  readonly seat: number | null;
  readonly seats: number;
  readonly difficulty: number;
  readonly mode: string;
  readonly double_turn: boolean;
  readonly open_hands: boolean;
  readonly start: number;
  readonly active: number;
  readonly next: number;
  readonly turn: number;
  readonly ability_used: boolean;
  readonly monsters: number;
  readonly round: number;
  readonly marker: number;
  readonly monster: Page | null;
  readonly front: Page | null;
  readonly defeated: number;
  readonly fates: readonly boolean[];
  readonly stack: number;
  readonly stack_full: number;
  readonly supply: Readonly<Record<string, number>>;
  readonly destroyed: readonly Card[];
  readonly library: readonly (Spell | null)[];
  readonly library_below: readonly number[];
  readonly spells_gone: readonly Spell[];
  readonly curses: readonly (Laid | null)[];
  readonly curse_prices: readonly (readonly number[] | null)[];
  readonly places_broken: readonly number[];
  readonly curse_decks: Readonly<Record<string, number>>;
  readonly curses_below: Readonly<Record<string, readonly Curse[]>>;
  readonly broken: readonly Curse[];
  readonly tokens: Readonly<Record<string, number>>;
  readonly multi_curses: readonly number[];
  readonly players: readonly PlayerView[];
  readonly underway: readonly Underway[];
  readonly payment: Paying | null;
  readonly forced: Readonly<Record<string, readonly (Choice | Wild)[]>>;
  readonly extra: readonly Choice[];
  readonly prices: Readonly<Record<string, readonly number[]>>;
  readonly ending: string | null;
}

/** The name of a piece. */
export type Page = string;

/** The name of a piece. */
export type Card = string;

/** The name of a piece. */
export type Spell = string;

export interface Laid {
  readonly curse: Curse;
  readonly down: boolean;
  readonly tokens: readonly ("air" | "earth" | "fire" | "water")[];
  readonly madness: number;
}

/** The name of a piece. */
export type Curse = string;

export interface PlayerView {
  readonly magician: Magician | null;
  readonly out: boolean;
  readonly hand: readonly Card[] | null;
  readonly hand_known: readonly Card[];
  readonly hand_size: number;
  readonly deck_size: number;
  readonly deck_top: readonly (Card | null)[];
  readonly discard: readonly Card[];
  readonly support: readonly Card[];
  readonly support_limit: number;
  readonly spells: readonly Known[];
  readonly spell_limit: number;
}

/** The name of a piece. */
export type Magician = string;

export interface Known {
  readonly spell: Spell;
  readonly used: boolean;
  readonly down: boolean;
}

export interface Underway {
  readonly kind: "ability" | "action" | "arrival" | "bonus" | "curse" | "penalty";
  readonly by: number;
  readonly target: number | null;
  readonly action: Cast | Learn | Acquire | Break | Banish | UseAbility | null;
  readonly curse: Curse | null;
  readonly page: Page | null;
  readonly place: number | null;
  readonly left: number | null;
  readonly fewer: boolean;
  readonly served: readonly Choice[];
}

export interface Cast {
  readonly verb: "cast";
  readonly spell: Spell;
  readonly times: number;
}

export interface Learn {
  readonly verb: "learn";
  readonly spell: Spell;
}

export interface Acquire {
  readonly verb: "acquire";
  readonly card: Card;
}

export interface Break {
  readonly verb: "break";
  readonly curse: Curse;
}

export interface Banish {
  readonly verb: "banish";
  readonly place: "destroyed" | "discard" | "hand" | "support";
  readonly seat: number;
}

export interface UseAbility {
  readonly verb: "ability";
  readonly magician: Magician;
}

export interface Choice {
  readonly verb: "card";
  readonly card: Card;
  readonly place: "destroyed" | "discard" | "hand" | "support";
  readonly seat: number;
}

export interface Paying {
  readonly seat: number;
  readonly paid: readonly (Choice | Wild)[];
  readonly missing: readonly number[] | null;
  readonly price: readonly number[] | null;
  readonly lost: readonly number[];
  readonly stay: boolean;
}

export interface Wild {
  readonly verb: "wild";
  readonly card: Card;
  readonly place: "destroyed" | "discard" | "hand" | "support";
  readonly seat: number;
  readonly element: "air" | "earth" | "fire" | "water";
}

export type View = BigBookView;

export interface Printed {
  readonly spells: Readonly<Record<string, SpellFace>>;
  readonly curses: Readonly<Record<string, CurseFace>>;
  readonly pages: Readonly<Record<string, PageFace>>;
  readonly magicians: Readonly<Record<string, MagicianFace>>;
}

export interface SpellFace {
  readonly name: string;
  readonly element: "air" | "earth" | "fire" | "water";
  readonly level: number;
  readonly basic: boolean;
  readonly verbs: readonly string[];
  readonly text: string;
  readonly cast: readonly [string, string, string];
  readonly sure: boolean;
}

export interface CurseFace {
  readonly name: string;
  readonly kind: "air" | "earth" | "fire" | "multi" | "water";
  readonly price: readonly number[];
  readonly text: string;
  readonly short: string | null;
  readonly sure: boolean;
}

export interface PageFace {
  readonly name: string;
  readonly curses: readonly ("air" | "earth" | "fire" | "water")[];
  readonly arrival: string;
  readonly bonus: string | null;
  readonly penalty: string | null;
  readonly bonus_verbs: readonly string[];
  readonly penalty_verbs: readonly string[];
  readonly sure: boolean;
}

export interface MagicianFace {
  readonly name: string;
  readonly element: "air" | "earth" | "fire" | "water";
  readonly cards: readonly number[];
  readonly ability: string;
}

export namespace Options {
  export interface UseAbility {
    readonly verb: "ability";
    readonly magician: Magician;
  }
  /** The name of a piece. */
  export type Magician = string;
  export interface Acquire {
    readonly verb: "acquire";
    readonly card: Card;
  }
  /** The name of a piece. */
  export type Card = string;
  export interface Banish {
    readonly verb: "banish";
    readonly place: "destroyed" | "discard" | "hand" | "support";
    readonly seat: number;
  }
  export interface Break {
    readonly verb: "break";
    readonly curse: Curse;
  }
  /** The name of a piece. */
  export type Curse = string;
  export interface Choice {
    readonly verb: "card";
    readonly card: Card;
    readonly place: "destroyed" | "discard" | "hand" | "support";
    readonly seat: number;
  }
  export interface Cast {
    readonly verb: "cast";
    readonly spell: Spell;
    readonly times: number;
  }
  /** The name of a piece. */
  export type Spell = string;
  export interface WhichCurse {
    readonly verb: "curse";
    readonly curse: Curse;
  }
  export interface Decline {
    readonly verb: "decline";
  }
  export interface Done {
    readonly verb: "done";
  }
  export interface Enough {
    readonly verb: "enough";
  }
  export interface Extra {
    readonly verb: "extra";
    readonly card: Card;
  }
  export interface Learn {
    readonly verb: "learn";
    readonly spell: Spell;
  }
  export interface Name {
    readonly verb: "player";
    readonly seat: number;
  }
  export interface Which {
    readonly verb: "spell";
    readonly spell: Spell;
    readonly seat: number;
  }
  export interface Token {
    readonly verb: "token";
    readonly element: "air" | "earth" | "fire" | "water";
  }
  export interface Use {
    readonly verb: "use";
  }
  export interface Wild {
    readonly verb: "wild";
    readonly card: Card;
    readonly place: "destroyed" | "discard" | "hand" | "support";
    readonly seat: number;
    readonly element: "air" | "earth" | "fire" | "water";
  }
  export type OptionValue = UseAbility | Acquire | Banish | Break | Choice | Cast | WhichCurse | Decline | Done | Enough | Extra | Learn | Name | Which | Token | Use | Wild;
}
export type OptionValue = Options.OptionValue;

export namespace Events {
  export interface AbilityUsed {
    readonly event: "ability";
    readonly seat: number;
    readonly magician: Magician;
  }
  /** The name of a piece. */
  export type Magician = string;
  export interface Acquired {
    readonly event: "acquired";
    readonly seat: number;
    readonly card: Card;
    readonly to: "deck" | "discard" | "hand" | "support";
  }
  /** The name of a piece. */
  export type Card = string;
  export interface Banished {
    readonly event: "banished";
    readonly seat: number;
    readonly cards: number;
    readonly place: "destroyed" | "discard" | "hand" | "support";
  }
  export interface Broke {
    readonly event: "broke";
    readonly seat: number;
    readonly curse: Curse;
    readonly madness: number;
  }
  /** The name of a piece. */
  export type Curse = string;
  export interface HasCast {
    readonly event: "cast";
    readonly seat: number;
    readonly spell: Spell;
    readonly times: number;
  }
  /** The name of a piece. */
  export type Spell = string;
  export interface ChoseMagician {
    readonly event: "chose-magician";
    readonly seat: number;
    readonly magician: Magician;
  }
  export interface Chosen {
    readonly event: "chosen";
    readonly seat: number;
    readonly other: number;
  }
  export interface CurseLaid {
    readonly event: "curse-laid";
    readonly curse: Curse;
    readonly place: number;
  }
  export interface CurseNeutralised {
    readonly event: "curse-neutralised";
    readonly seat: number;
    readonly curse: Curse;
  }
  export interface CurseReturned {
    readonly event: "curse-returned";
    readonly curse: Curse;
  }
  export interface ActionDeclined {
    readonly event: "declined";
    readonly seat: number;
  }
  export interface Defeated {
    readonly event: "defeated";
    readonly page: Page;
  }
  /** The name of a piece. */
  export type Page = string;
  export interface Destroyed {
    readonly event: "destroyed";
    readonly seat: number;
    readonly cards: readonly Card[];
  }
  export interface Discarded {
    readonly event: "discarded";
    readonly seat: number;
    readonly cards: readonly Card[];
    readonly owner: number | null;
  }
  export interface Drew {
    readonly event: "drew";
    readonly seat: number;
    readonly cards: readonly Card[];
  }
  export interface DrewSome {
    readonly event: "drew-some";
    readonly seat: number;
    readonly cards: number;
  }
  export interface Escaped {
    readonly event: "escaped";
    readonly page: Page;
    readonly curses: number;
  }
  export interface Frightened {
    readonly event: "frightened";
    readonly seat: number;
  }
  export interface FromDeck {
    readonly event: "from-deck";
    readonly seat: number;
    readonly cards: readonly Card[];
    readonly to: "destroyed" | "discard" | "stack";
  }
  export interface Gave {
    readonly event: "gave";
    readonly seat: number;
    readonly other: number;
    readonly card: Card;
  }
  export interface HidOnDeck {
    readonly event: "hid-on-deck";
    readonly seat: number;
  }
  export interface LaidOnDeck {
    readonly event: "laid-on-deck";
    readonly seat: number;
    readonly card: Card;
  }
  export interface Learned {
    readonly event: "learned";
    readonly seat: number;
    readonly spell: Spell;
  }
  export interface LibraryLost {
    readonly event: "library-lost";
    readonly spell: Spell;
  }
  export interface Lost {
    readonly event: "lost";
    readonly why: "all-out" | "sixth" | "stack";
  }
  export interface LostSpell {
    readonly event: "lost-spell";
    readonly seat: number;
    readonly spell: Spell;
  }
  export interface Moved {
    readonly event: "moved";
    readonly space: number;
  }
  export interface Neutralised {
    readonly event: "neutralised";
    readonly seat: number;
    readonly spell: Spell;
  }
  export interface Opened {
    readonly event: "opened";
    readonly page: Page;
    readonly round: number;
  }
  export interface Overpaid {
    readonly event: "overpaid";
    readonly seat: number;
    readonly lost: readonly Due[];
  }
  /** The name of a piece. */
  export type Due = string;
  export interface Paid {
    readonly event: "paid";
    readonly seat: number;
    readonly cards: readonly Card[];
    readonly owner: number | null;
    readonly stay: boolean;
  }
  export interface PaidWild {
    readonly event: "paid-wild";
    readonly seat: number;
    readonly card: Card;
    readonly element: "air" | "earth" | "fire" | "water";
  }
  export interface Passed {
    readonly event: "passed";
    readonly seat: number;
    readonly other: number;
    readonly card: Card;
  }
  export interface PassedUnseen {
    readonly event: "passed-unseen";
    readonly seat: number;
    readonly other: number;
  }
  export interface Refreshed {
    readonly event: "refreshed";
    readonly seat: number;
    readonly owner: number;
    readonly spell: Spell;
  }
  export interface Reshuffled {
    readonly event: "reshuffled";
    readonly seat: number;
    readonly cards: number;
  }
  export interface SetOff {
    readonly event: "set-off";
    readonly curse: Curse;
  }
  export interface Showed {
    readonly event: "showed";
    readonly seat: number;
    readonly card: Card;
  }
  export interface Shuffled {
    readonly event: "shuffled";
    readonly seat: number;
    readonly what: "discard" | "hand";
  }
  export interface StackLost {
    readonly event: "stack-lost";
    readonly cards: number;
  }
  export interface Starts {
    readonly event: "starts";
    readonly seat: number;
  }
  export interface Supported {
    readonly event: "supported";
    readonly seat: number;
    readonly card: Card;
  }
  export interface TokenPlaced {
    readonly event: "token-placed";
    readonly curse: Curse;
    readonly element: "air" | "earth" | "fire" | "water";
  }
  export interface Took {
    readonly event: "took";
    readonly seat: number;
    readonly card: Card;
    readonly place: "destroyed" | "discard" | "hand" | "support";
  }
  export interface TookMadness {
    readonly event: "took-madness";
    readonly seat: number;
    readonly to: "deck" | "discard" | "hand" | "support";
  }
  export interface Turn {
    readonly event: "turn";
    readonly seat: number;
    readonly turn: number;
  }
  export interface TurnedUp {
    readonly event: "turned-up";
    readonly what: "curses" | "spells";
  }
  export interface Uncovered {
    readonly event: "uncovered";
    readonly spell: Spell;
  }
  export interface UnderCurses {
    readonly event: "under-curses";
    readonly cards: number;
  }
  export interface UsedUp {
    readonly event: "used-up";
    readonly seat: number;
    readonly spell: Spell;
  }
  export interface Won {
    readonly event: "won";
  }
  export type GameEvent = AbilityUsed | Acquired | Banished | Broke | HasCast | ChoseMagician | Chosen | CurseLaid | CurseNeutralised | CurseReturned | ActionDeclined | Defeated | Destroyed | Discarded | Drew | DrewSome | Escaped | Frightened | FromDeck | Gave | HidOnDeck | LaidOnDeck | Learned | LibraryLost | Lost | LostSpell | Moved | Neutralised | Opened | Overpaid | Paid | PaidWild | Passed | PassedUnseen | Refreshed | Reshuffled | SetOff | Showed | Shuffled | StackLost | Starts | Supported | TokenPlaced | Took | TookMadness | Turn | TurnedUp | Uncovered | UnderCurses | UsedUp | Won;
}
export type GameEvent = Events.GameEvent;
