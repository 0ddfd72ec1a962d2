// Made from the Python structs by `make types`. Do not edit.


export interface CarodeniView {
  readonly seat: number | null;
  readonly seats: number;
  readonly step: "brew" | "choose_novices" | "draw_goals" | "end_turn" | "final_scoring" | "gather" | "lay_out" | "ostara" | "refresh" | "rest" | "seat_players" | "tame" | "turn" | null;
  readonly animals: boolean;
  readonly difficulty: "experienced-witch" | "grand-mistress" | "new-apprentice" | null;
  readonly ostara_fills_gaps: boolean;
  readonly first: number | null;
  readonly turn: number;
  readonly round: number;
  readonly last_round: number | null;
  readonly cause: "goals" | "potions" | "witches" | null;
  readonly active: Witch | null;
  readonly points: readonly number[];
  readonly to_take: number;
  readonly brewing: Potion | null;
  readonly pairs: readonly Novice[];
  readonly spots: readonly (Ingredient | null)[];
  readonly potions: readonly (Potion | null)[];
  readonly witches: readonly (Witch | null)[];
  readonly bag: number;
  readonly potion_deck: number;
  readonly witch_deck: number;
  readonly potion_back: Tool | null;
  readonly witch_back: Animal | null;
  readonly potion_box: number;
  readonly witch_box: number;
  readonly goals: readonly Goal[];
  readonly areas: readonly AreaView[];
  readonly ostara: AreaView | null;
  readonly stage: number | null;
  readonly column: number;
  readonly turned: readonly Token[];
  readonly openings: readonly Opening[];
}

/** The name of a piece. */
export type Witch = string;

/** The name of a piece. */
export type Potion = string;

/** The name of a piece. */
export type Novice = string;

/** The name of a piece. */
export type Ingredient = string;

/** The name of a piece. */
export type Tool = string;

/** The name of a piece. */
export type Animal = string;

/** The name of a piece. */
export type Goal = string;

export interface AreaView {
  readonly hand: readonly Witch[];
  readonly pile: readonly Witch[];
  readonly potions: readonly Potion[];
  readonly tools: readonly Potion[];
  readonly animals: readonly Witch[];
  readonly stock: readonly number[];
  readonly clan_potions: readonly Potion[];
  readonly clan_witches: readonly Witch[];
  readonly clan_tools: readonly Potion[];
  readonly clan_animals: readonly Witch[];
  readonly goals: readonly Goal[];
  readonly score: Score;
  readonly total: number;
  readonly progress: readonly number[];
  readonly prospects: readonly Prospect[];
}

export interface Score {
  readonly potions: number;
  readonly witches: number;
  readonly tools: number;
  readonly goals: number;
  readonly ingredients: number;
  readonly animals: number;
}

export interface Prospect {
  readonly potion: Potion;
  readonly paid: readonly Ingredient[];
  readonly missing: readonly Ingredient[];
  readonly clan_tools: readonly Tool[];
  readonly new_tools: readonly Tool[];
  readonly missing_tools: readonly Tool[];
  readonly any_tools: number;
  readonly missing_any: number;
  readonly pairs: number;
  readonly spare_pairs: number;
  readonly ways: readonly Pay[];
  readonly brewers: readonly Witch[];
  readonly goals: readonly Goal[];
}

export interface Pay {
  readonly verb: "pay";
  readonly tools: readonly Tool[];
  readonly pairs: readonly Ingredient[];
  readonly tool_count: number;
  readonly pair_count: number;
}

/** The name of a piece. */
export type Token = string;

export interface Opening {
  readonly option: string;
  readonly potions: readonly Potion[];
  readonly animals: readonly Animal[];
}

export type View = CarodeniView;

export interface Printed {
  readonly witches: Readonly<Record<string, WitchFace>>;
  readonly potions: Readonly<Record<string, PotionFace>>;
  readonly goals: Readonly<Record<string, GoalFace>>;
  readonly tokens: Readonly<Record<string, TokenFace>>;
  readonly prices: Readonly<Record<string, Ingredient>>;
  readonly tool_points: readonly number[];
  readonly animal_points: readonly number[];
}

export interface WitchFace {
  readonly main: "blue" | "green" | "red" | "yellow" | null;
  readonly flags: readonly ("blue" | "green" | "red" | "yellow")[];
  readonly gathers: readonly [number, number, number];
  readonly points: number;
  readonly refresh: boolean;
  readonly animal: Animal | null;
  readonly symbol: string | null;
}

export interface PotionFace {
  readonly colour: "blue" | "green" | "red" | "yellow" | null;
  readonly ingredients: readonly Ingredient[];
  readonly tools: readonly string[];
  readonly points: number;
  readonly tool: Tool | null;
  readonly starter: boolean;
}

export interface GoalFace {
  readonly hard: boolean;
  readonly points: number;
  readonly needs: readonly NeedFace[];
}

export interface NeedFace {
  readonly kind: "animals" | "potion" | "tool" | "witch";
  readonly what: string;
  readonly number: number;
}

export interface TokenFace {
  readonly gains: readonly ("animal" | "one ingredient" | "potion and witch" | "potion or witch" | "two ingredients" | "witch and potion" | "witch or potion")[];
  readonly criteria: readonly ("flag" | "goal" | "points")[];
}

export namespace Options {
  export interface TakeAnimal {
    readonly verb: "animal";
    readonly witch: Witch;
    readonly animal: Animal;
  }
  /** The name of a piece. */
  export type Witch = string;
  /** The name of a piece. */
  export type Animal = string;
  export interface Brew {
    readonly verb: "brew";
    readonly potion: Potion;
  }
  /** The name of a piece. */
  export type Potion = string;
  export interface BrewNothing {
    readonly verb: "brew-nothing";
  }
  export interface TakeIngredient {
    readonly verb: "ingredient";
    readonly location: Location;
    readonly spot: number;
    readonly ingredient: Ingredient;
  }
  /** The name of a piece. */
  export type Location = string;
  /** The name of a piece. */
  export type Ingredient = string;
  export interface ChoosePair {
    readonly verb: "novices";
    readonly novices: readonly [Novice, Novice];
  }
  /** The name of a piece. */
  export type Novice = string;
  export interface Pay {
    readonly verb: "pay";
    readonly tools: readonly Tool[];
    readonly pairs: readonly Ingredient[];
    readonly tool_count: number;
    readonly pair_count: number;
  }
  /** The name of a piece. */
  export type Tool = string;
  export interface Play {
    readonly verb: "play";
    readonly card: Witch;
  }
  export interface TakePotion {
    readonly verb: "potion";
    readonly potion: Potion;
  }
  export interface RenewIngredients {
    readonly verb: "renew-ingredients";
    readonly location: Location;
  }
  export interface RenewNothing {
    readonly verb: "renew-nothing";
  }
  export interface RenewPotions {
    readonly verb: "renew-potions";
  }
  export interface RenewWitches {
    readonly verb: "renew-witches";
  }
  export interface Rest {
    readonly verb: "rest";
  }
  export interface Tame {
    readonly verb: "tame";
    readonly animal: Animal;
    readonly price: Ingredient;
  }
  export interface TameNothing {
    readonly verb: "tame-nothing";
  }
  export interface TakeTool {
    readonly verb: "tool";
    readonly potion: Potion;
    readonly tool: Tool;
  }
  export interface TakeWitch {
    readonly verb: "witch";
    readonly witch: Witch;
  }
  export type OptionValue = TakeAnimal | Brew | BrewNothing | TakeIngredient | ChoosePair | Pay | Play | TakePotion | RenewIngredients | RenewNothing | RenewPotions | RenewWitches | Rest | Tame | TameNothing | TakeTool | TakeWitch;
}
export type OptionValue = Options.OptionValue;

export namespace Events {
  export interface GameBegins {
    readonly event: "begins";
    readonly first: number;
  }
  export interface Brewed {
    readonly event: "brewed";
    readonly seat: number;
    readonly witch: Witch;
    readonly potion: Potion;
    readonly paid: readonly Ingredient[];
  }
  /** The name of a piece. */
  export type Witch = string;
  /** The name of a piece. */
  export type Potion = string;
  /** The name of a piece. */
  export type Ingredient = string;
  export interface DeckFromBox {
    readonly event: "deck-from-box";
    readonly deck: "potions" | "witches";
  }
  export interface EndBegins {
    readonly event: "end-begins";
    readonly cause: "goals" | "potions" | "witches";
    readonly last_round: number;
  }
  export interface GotNovices {
    readonly event: "novices";
    readonly seat: number;
    readonly novices: readonly Novice[];
  }
  /** The name of a piece. */
  export type Novice = string;
  export interface OstaraTookAnimal {
    readonly event: "ostara-animal";
    readonly witch: Witch;
    readonly animal: Animal;
    readonly location: Location;
  }
  /** The name of a piece. */
  export type Animal = string;
  /** The name of a piece. */
  export type Location = string;
  export interface OstaraBegins {
    readonly event: "ostara-begins";
    readonly potion: Potion;
  }
  export interface OstaraBrewed {
    readonly event: "ostara-brewed";
    readonly witch: Witch;
    readonly potion: Potion;
    readonly paid: readonly Ingredient[];
  }
  export interface OstaraTookGoal {
    readonly event: "ostara-goal";
    readonly goal: Goal;
  }
  /** The name of a piece. */
  export type Goal = string;
  export interface OstaraTookIngredient {
    readonly event: "ostara-ingredient";
    readonly ingredient: Ingredient;
    readonly location: Location;
  }
  export interface OstaraTookPotion {
    readonly event: "ostara-potion";
    readonly potion: Potion;
    readonly location: Location;
  }
  export interface OstaraScored {
    readonly event: "ostara-scored";
    readonly potions: number;
    readonly witches: number;
    readonly goals: number;
    readonly ingredients: number;
    readonly animals: number | null;
    readonly total: number;
  }
  export interface OstaraTookWitch {
    readonly event: "ostara-witch";
    readonly witch: Witch;
    readonly location: Location;
  }
  export interface Played {
    readonly event: "played";
    readonly seat: number;
    readonly card: Witch;
  }
  export interface PointLost {
    readonly event: "point-lost";
    readonly seat: number;
    readonly location: Location;
  }
  export interface RenewedIngredients {
    readonly event: "renewed-ingredients";
    readonly seat: number;
    readonly location: Location;
  }
  export interface RenewedPotions {
    readonly event: "renewed-potions";
    readonly seat: number;
  }
  export interface RenewedWitches {
    readonly event: "renewed-witches";
    readonly seat: number;
  }
  export interface Rested {
    readonly event: "rested";
    readonly seat: number;
  }
  export interface Scored {
    readonly event: "scored";
    readonly seat: number;
    readonly potions: number;
    readonly witches: number;
    readonly tools: number;
    readonly goals: number;
    readonly ingredients: number;
    readonly animals: number | null;
    readonly total: number;
  }
  export interface Tamed {
    readonly event: "tamed";
    readonly seat: number;
    readonly animal: Animal;
    readonly paid: Ingredient;
  }
  export interface TokenTurned {
    readonly event: "token";
    readonly token: Token;
    readonly round: number;
  }
  /** The name of a piece. */
  export type Token = string;
  export interface TookAnimal {
    readonly event: "took-animal";
    readonly seat: number;
    readonly witch: Witch;
    readonly animal: Animal;
    readonly location: Location;
  }
  export interface TookGoal {
    readonly event: "took-goal";
    readonly seat: number;
    readonly goal: Goal;
  }
  export interface TookIngredient {
    readonly event: "took-ingredient";
    readonly seat: number;
    readonly ingredient: Ingredient;
    readonly location: Location;
  }
  export interface TookPotion {
    readonly event: "took-potion";
    readonly seat: number;
    readonly potion: Potion;
    readonly location: Location;
  }
  export interface TookTool {
    readonly event: "took-tool";
    readonly seat: number;
    readonly potion: Potion;
    readonly tool: Tool;
    readonly location: Location;
  }
  /** The name of a piece. */
  export type Tool = string;
  export interface TookWitch {
    readonly event: "took-witch";
    readonly seat: number;
    readonly witch: Witch;
    readonly location: Location;
  }
  export interface ToolsIn {
    readonly event: "tools-in";
    readonly seat: number;
    readonly tools: readonly Tool[];
  }
  export type GameEvent = GameBegins | Brewed | DeckFromBox | EndBegins | GotNovices | OstaraTookAnimal | OstaraBegins | OstaraBrewed | OstaraTookGoal | OstaraTookIngredient | OstaraTookPotion | OstaraScored | OstaraTookWitch | Played | PointLost | RenewedIngredients | RenewedPotions | RenewedWitches | Rested | Scored | Tamed | TokenTurned | TookAnimal | TookGoal | TookIngredient | TookPotion | TookTool | TookWitch | ToolsIn;
}
export type GameEvent = Events.GameEvent;
