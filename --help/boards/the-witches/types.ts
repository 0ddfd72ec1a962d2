// Made from the Python structs by `make types`. Do not edit.


export interface WitchesView {
  readonly seat: number | null;
  readonly seats: number;
  readonly mode: "competitive" | "coop" | "solo";
  readonly stacked_crises: boolean;
  readonly any_problem: boolean;
  readonly open_hands: boolean;
  readonly turn: number;
  readonly turns: number;
  readonly active: number;
  readonly mover: number | null;
  readonly first: number;
  readonly actions: number;
  readonly paths: number;
  readonly walked: number;
  readonly passing: boolean;
  readonly must_leave: boolean;
  readonly looked_at: Space | null;
  readonly hand: readonly Card[];
  readonly spaces: readonly SpaceView[];
  readonly dungeon: readonly number[];
  readonly players: readonly PlayerView[];
  readonly boxes: readonly BoxView[];
  readonly pile: number;
  readonly discard: readonly Card[];
  readonly cackle_supply: number;
  readonly aliss_supply: number;
  readonly crisis_supply: number;
  readonly elves: number;
  readonly gone: readonly Tile[];
  readonly attempt: AttemptView | null;
  readonly ways: readonly (readonly Space[])[];
  readonly odds: readonly Odds[];
}

/** The name of a piece. */
export type Space = string;

/** The name of a piece. */
export type Card = string;

export interface SpaceView {
  readonly space: Space;
  readonly tile: Tile | null;
  readonly is_face_down: boolean;
  readonly crises: number;
  readonly extra: number;
  readonly witches: readonly number[];
  readonly seen_by: readonly number[];
}

/** The name of a piece. */
export type Tile = string;

export interface PlayerView {
  readonly apprentice: "annagramma" | "dimity" | "petulia" | "tiffany" | null;
  readonly ability: "cure" | "invisibility" | "magic" | null;
  readonly space: Space | null;
  readonly cackles: number;
  readonly aliss: number;
  readonly easy: readonly Tile[];
  readonly hard: readonly Tile[];
  readonly bonus: number;
  readonly points: number;
  readonly cards: number;
  readonly limit: number;
  readonly hand: readonly Card[] | null;
}

export interface BoxView {
  readonly easy: number;
  readonly hard: number;
  readonly top: Tile | null;
}

export interface AttemptView {
  readonly space: Space;
  readonly tile: Tile;
  readonly dice: readonly number[];
  readonly going_on: boolean;
  readonly headology: number;
  readonly magic: number;
  readonly bonus: number;
  readonly rolled: number;
  readonly added: number;
  readonly hard_bonus: number;
  readonly total: number;
  readonly needed: number;
  readonly cackles: number;
  readonly outcomes: readonly Outcome[];
  readonly rolls: number;
  readonly enough: number;
  readonly helps: readonly Help[];
}

export interface Outcome {
  readonly total: number;
  readonly ways: number;
}

export interface Help {
  readonly option: string;
  readonly adds: number;
  readonly cackles: number;
  readonly enough: number;
  readonly rolls: number;
}

export interface Odds {
  readonly space: Space;
  readonly tile: Tile | null;
  readonly needed: number | null;
  readonly by_dice: number;
  readonly with_cards: number;
  readonly for_sure: boolean;
}

export type View = WitchesView;

export interface Printed {
  readonly cards: Readonly<Record<string, CardFace>>;
  readonly tiles: Readonly<Record<string, TileFace>>;
  readonly spaces: Readonly<Record<string, SpaceFace>>;
  readonly locations: Readonly<Record<string, LocationFace>>;
  readonly paths: readonly (readonly [string, string])[];
}

export interface CardFace {
  readonly name: string;
  readonly symbol: "broomstick" | "headology" | "magic";
  readonly benefit: "bonus2" | "bonus4" | "borrow" | "cards" | "cards_cackle" | "death" | "help" | "invisible" | "move" | "reroll" | "rescue" | "self" | "shamble" | "sheep" | "trans";
  readonly benefit_name: string;
  readonly against: "elf" | "none" | "vampire";
  readonly power: "agnes" | "granny" | "magrat" | "nanny" | "none" | "perdita";
  readonly location: string;
}

export interface TileFace {
  readonly kind: string;
  readonly name: string;
  readonly level: "easy" | "hard";
  readonly points: number;
  readonly difficulty: number;
  readonly family: "cunning" | "elf" | "felmet" | "hiver" | "lilith" | "none" | "vampire" | "winter";
}

export interface SpaceFace {
  readonly name: string;
  readonly to: string;
  readonly at: string;
}

export interface LocationFace {
  readonly name: string;
  readonly spaces: readonly string[];
}

export namespace Options {
  export interface Add {
    readonly verb: "add";
    readonly card: Card;
  }
  /** The name of a piece. */
  export type Card = string;
  export interface AddTile {
    readonly verb: "add-tile";
  }
  export interface Choose {
    readonly verb: "choose";
    readonly apprentice: "annagramma" | "dimity" | "petulia" | "tiffany";
  }
  export interface Cure {
    readonly verb: "cure";
  }
  export interface Discard {
    readonly verb: "discard";
    readonly card: Card;
  }
  export interface Done {
    readonly verb: "done";
  }
  export interface DrawCards {
    readonly verb: "draw";
  }
  export interface Enough {
    readonly verb: "enough";
  }
  export interface Fly {
    readonly verb: "fly";
    readonly card: Card;
  }
  export interface GiveBack {
    readonly verb: "give-back";
    readonly cackles: number;
  }
  export interface GiveUp {
    readonly verb: "give-up";
    readonly tile: Tile;
  }
  /** The name of a piece. */
  export type Tile = string;
  export interface Linger {
    readonly verb: "linger";
  }
  export interface LingerBy {
    readonly verb: "linger-by";
    readonly card: Card;
  }
  export interface Look {
    readonly verb: "look";
    readonly space: Space;
  }
  /** The name of a piece. */
  export type Space = string;
  export interface Over {
    readonly verb: "over";
    readonly space: Space;
  }
  export interface Put {
    readonly verb: "put";
    readonly space: Space;
  }
  export interface Relieve {
    readonly verb: "relieve";
    readonly space: Space;
  }
  export interface Reroll {
    readonly verb: "reroll";
    readonly dice: readonly Face[];
  }
  /** The name of a piece. */
  export type Face = string;
  export interface Roll {
    readonly verb: "roll";
  }
  export interface Run {
    readonly verb: "run";
    readonly space: Space;
  }
  export interface RunBy {
    readonly verb: "run-by";
    readonly card: Card;
  }
  export interface Solve {
    readonly verb: "solve";
    readonly space: Space;
  }
  export interface Start {
    readonly verb: "start";
    readonly space: Space;
  }
  export interface Stay {
    readonly verb: "stay";
  }
  export interface Stop {
    readonly verb: "stop";
  }
  export interface Stuck {
    readonly verb: "stuck";
  }
  export interface TakeFrom {
    readonly verb: "take-from";
    readonly apprentice: "annagramma" | "dimity" | "petulia" | "tiffany";
  }
  export interface Three {
    readonly verb: "three";
    readonly cards: readonly Card[];
  }
  export interface To {
    readonly verb: "to";
    readonly space: Space;
  }
  export interface TurnCard {
    readonly verb: "turn-card";
  }
  export interface TurnUp {
    readonly verb: "turn-up";
    readonly space: Space;
  }
  export interface Vanish {
    readonly verb: "vanish";
  }
  export interface Wait {
    readonly verb: "wait";
  }
  export interface Walk {
    readonly verb: "walk";
    readonly space: Space;
  }
  export type OptionValue = Add | AddTile | Choose | Cure | Discard | Done | DrawCards | Enough | Fly | GiveBack | GiveUp | Linger | LingerBy | Look | Over | Put | Relieve | Reroll | Roll | Run | RunBy | Solve | Start | Stay | Stop | Stuck | TakeFrom | Three | To | TurnCard | TurnUp | Vanish | Wait | Walk;
}
export type OptionValue = Options.OptionValue;

export namespace Events {
  export interface Added {
    readonly event: "added";
    readonly seat: number;
    readonly card: Card;
    readonly total: number;
    readonly needed: number;
  }
  /** The name of a piece. */
  export type Card = string;
  export interface AddedTile {
    readonly event: "added-tile";
    readonly seat: number;
    readonly total: number;
    readonly needed: number;
  }
  export interface CardTurned {
    readonly event: "card-turned";
    readonly card: Card;
    readonly space: Space;
  }
  /** The name of a piece. */
  export type Space = string;
  export interface Chose {
    readonly event: "chose";
    readonly seat: number;
    readonly apprentice: "annagramma" | "dimity" | "petulia" | "tiffany";
  }
  export interface Consequence {
    readonly event: "consequence";
    readonly tile: Tile;
    readonly family: "cunning" | "elf" | "felmet" | "hiver" | "lilith" | "none" | "vampire" | "winter";
  }
  /** The name of a piece. */
  export type Tile = string;
  export interface CrisisPut {
    readonly event: "crisis-put";
    readonly space: Space;
    readonly crises: number;
  }
  export interface Discarded {
    readonly event: "discarded";
    readonly seat: number;
    readonly card: Card;
  }
  export interface Drew {
    readonly event: "drew";
    readonly seat: number;
    readonly cards: readonly Card[];
  }
  export interface DrewSome {
    readonly event: "drew-some";
    readonly seat: number;
    readonly count: number;
  }
  export interface ElvesInSight {
    readonly event: "elves-in-sight";
    readonly elves: number;
  }
  export interface Failed {
    readonly event: "failed";
    readonly seat: number;
    readonly tile: Tile;
    readonly total: number;
    readonly needed: number;
  }
  export interface FirstPlayer {
    readonly event: "first-player";
    readonly seat: number;
  }
  export interface Fled {
    readonly event: "fled";
    readonly seat: number;
    readonly space: Space;
  }
  export interface FledBy {
    readonly event: "fled-by";
    readonly seat: number;
    readonly card: Card;
    readonly space: Space;
  }
  export interface Flew {
    readonly event: "flew";
    readonly seat: number;
    readonly card: Card;
    readonly space: Space;
  }
  export interface GaveUp {
    readonly event: "gave-up";
    readonly seat: number;
    readonly tile: Tile;
  }
  export interface HadTea {
    readonly event: "had-tea";
    readonly seats: readonly number[];
  }
  export interface LeftDungeon {
    readonly event: "left-dungeon";
    readonly seat: number;
    readonly space: Space;
  }
  export interface Looked {
    readonly event: "looked";
    readonly seat: number;
    readonly space: Space;
    readonly tile: Tile;
  }
  export interface LookedSecretly {
    readonly event: "looked-secretly";
    readonly seat: number;
    readonly space: Space;
  }
  export interface Lost {
    readonly event: "lost";
    readonly why: "lost-aliss" | "lost-crises" | "lost-elves";
  }
  export interface NoAliss {
    readonly event: "no-aliss";
    readonly seat: number;
  }
  export interface NothingPut {
    readonly event: "nothing-put";
    readonly space: Space;
    readonly why: "crisis" | "witch";
  }
  export interface NowhereToFlee {
    readonly event: "nowhere-to-flee";
    readonly seat: number;
  }
  export interface Passed {
    readonly event: "passed";
    readonly seat: number;
    readonly space: Space;
  }
  export interface Placed {
    readonly event: "placed";
    readonly tile: Tile | null;
    readonly space: Space;
  }
  export interface PlacedByLot {
    readonly event: "placed-by-lot";
    readonly tile: Tile | null;
    readonly space: Space | null;
  }
  export interface Played {
    readonly event: "played";
    readonly seat: number;
    readonly card: Card;
  }
  export interface PlayedThree {
    readonly event: "played-three";
    readonly seat: number;
    readonly cards: readonly Card[];
  }
  export interface Relieved {
    readonly event: "relieved";
    readonly space: Space;
    readonly crises: number;
  }
  export interface Rerolled {
    readonly event: "rerolled";
    readonly seat: number;
    readonly dice: readonly Face[];
    readonly total: number;
    readonly needed: number;
  }
  /** The name of a piece. */
  export type Face = string;
  export interface ReturnedCackles {
    readonly event: "returned-cackles";
    readonly seat: number;
    readonly cackles: number;
    readonly has: number;
  }
  export interface Rolled {
    readonly event: "rolled";
    readonly seat: number;
    readonly dice: readonly Face[];
    readonly total: number;
    readonly needed: number;
  }
  export interface RolledForChoice {
    readonly event: "rolled-for-choice";
    readonly seat: number;
    readonly dice: readonly Face[];
    readonly total: number;
  }
  export interface Scored {
    readonly event: "scored";
    readonly seat: number;
    readonly tiles: number;
    readonly aliss: number;
    readonly points: number;
  }
  export interface Shuffled {
    readonly event: "shuffled";
    readonly cards: number;
  }
  export interface Solved {
    readonly event: "solved";
    readonly seat: number;
    readonly tile: Tile;
  }
  export interface SolvedAfar {
    readonly event: "solved-afar";
    readonly seat: number;
    readonly tile: Tile;
    readonly space: Space;
  }
  export interface Started {
    readonly event: "started";
    readonly seat: number;
    readonly space: Space;
  }
  export interface Stayed {
    readonly event: "stayed";
    readonly seat: number;
  }
  export interface ToDungeon {
    readonly event: "to-dungeon";
    readonly seat: number;
  }
  export interface TookAliss {
    readonly event: "took-aliss";
    readonly seat: number;
    readonly aliss: number;
  }
  export interface TookCackleFrom {
    readonly event: "took-cackle-from";
    readonly seat: number;
    readonly other: number;
  }
  export interface TookCackles {
    readonly event: "took-cackles";
    readonly seat: number;
    readonly cackles: number;
    readonly has: number;
  }
  export interface TurnBegan {
    readonly event: "turn-began";
    readonly seat: number;
    readonly turn: number;
    readonly turns: number;
  }
  export interface TurnedUp {
    readonly event: "turned-up";
    readonly space: Space;
    readonly tile: Tile;
  }
  export interface UsedTile {
    readonly event: "used-tile";
    readonly seat: number;
    readonly ability: "cure" | "invisibility" | "magic";
  }
  export interface VampireGone {
    readonly event: "vampire-gone";
    readonly tile: Tile;
  }
  export interface Waited {
    readonly event: "waited";
    readonly seat: number;
  }
  export interface Walked {
    readonly event: "walked";
    readonly seat: number;
    readonly space: Space;
  }
  export type GameEvent = Added | AddedTile | CardTurned | Chose | Consequence | CrisisPut | Discarded | Drew | DrewSome | ElvesInSight | Failed | FirstPlayer | Fled | FledBy | Flew | GaveUp | HadTea | LeftDungeon | Looked | LookedSecretly | Lost | NoAliss | NothingPut | NowhereToFlee | Passed | Placed | PlacedByLot | Played | PlayedThree | Relieved | Rerolled | ReturnedCackles | Rolled | RolledForChoice | Scored | Shuffled | Solved | SolvedAfar | Started | Stayed | ToDungeon | TookAliss | TookCackleFrom | TookCackles | TurnBegan | TurnedUp | UsedTile | VampireGone | Waited | Walked;
}
export type GameEvent = Events.GameEvent;
