// Made from the Python structs by `make types`. Do not edit.


export interface WizardView {
  readonly seat: number | null;
  readonly seats: number;
  readonly plus_minus_one: boolean;
  readonly round: number;
  readonly rounds: number;
  readonly dealer: number;
  readonly hand: readonly Card[];
  readonly cards: readonly number[];
  readonly turned: Card | null;
  readonly trump: "blue" | "green" | "red" | "yellow" | null;
  readonly bids: readonly (number | null)[];
  readonly taken: readonly number[];
  readonly lead: number;
  readonly trick: readonly Laid[];
  readonly colour: "blue" | "green" | "red" | "yellow" | null;
  readonly last_trick: readonly Laid[];
  readonly winning: number | null;
  readonly totals: readonly number[];
  readonly truth: readonly TruthRow[];
}

/** The name of a piece. */
export type Card = string;

export interface Laid {
  readonly seat: number;
  readonly card: Card;
}

export interface TruthRow {
  readonly round: number;
  readonly bids: readonly number[];
  readonly taken: readonly number[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

export type View = WizardView;

export namespace Options {
  export interface Bid {
    readonly verb: "bid";
    readonly tricks: number;
  }
  export interface NameTrump {
    readonly verb: "trump";
    readonly suit: "blue" | "green" | "red" | "yellow";
  }
  export type OptionValue = Bid | NameTrump;
}
export type OptionValue = Options.OptionValue;

export namespace Events {
  export interface HasBid {
    readonly event: "bid";
    readonly seat: number;
    readonly tricks: number;
  }
  export interface Dealt {
    readonly event: "dealt";
    readonly dealer: number;
    readonly round: number;
  }
  export interface NamedTrump {
    readonly event: "named-trump";
    readonly seat: number;
    readonly suit: "blue" | "green" | "red" | "yellow";
  }
  export interface NoTrump {
    readonly event: "no-trump";
  }
  export interface Played {
    readonly event: "played";
    readonly seat: number;
    readonly card: Card;
    readonly round: number;
    readonly trick: number;
  }
  /** The name of a piece. */
  export type Card = string;
  export interface Scored {
    readonly event: "scored";
    readonly seat: number;
    readonly bid: number;
    readonly taken: number;
    readonly points: number;
    readonly total: number;
  }
  export interface TookTrick {
    readonly event: "took-trick";
    readonly seat: number;
    readonly taken: number;
  }
  export interface Turned {
    readonly event: "turned";
    readonly card: Card;
  }
  export type GameEvent = HasBid | Dealt | NamedTrump | NoTrump | Played | Scored | TookTrick | Turned;
}
export type GameEvent = Events.GameEvent;
