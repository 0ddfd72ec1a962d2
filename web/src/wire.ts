// Made from the Python structs by `make types`. Do not edit.


export interface Absence {
  readonly start: number;
  readonly end: number;
}

export interface Clock {
  readonly kind?: "days" | "live" | "none";
  readonly minutes?: number;
  readonly increment?: number;
  readonly days?: number;
}

export interface Origin {
  readonly table: string;
  readonly moment: number;
  readonly where: string;
  readonly at: number;
}

export interface SeatInfo {
  readonly name: string;
  readonly kind: "computer" | "open" | "person";
  readonly level: string | null;
  readonly present: boolean;
  readonly away: boolean;
  readonly absence: Absence | null;
  readonly hat: string;
}

export interface GoingGame {
  readonly id: string;
  readonly game: string;
  readonly game_name: string;
  readonly status: "gathering" | "over" | "playing";
  readonly n: number;
  readonly seats: readonly SeatInfo[];
  readonly you: readonly number[];
  readonly asked: readonly number[];
  readonly your_turn: boolean;
  readonly since: number;
  readonly clock: Clock;
  readonly left: number | null;
  readonly stopped: boolean;
  readonly origin: Origin | null;
}

export interface FinishedGame {
  readonly id: string;
  readonly game: string;
  readonly game_name: string;
  readonly names: readonly string[];
  readonly you: readonly number[];
  readonly winners: readonly string[];
  readonly won: boolean;
  readonly together: boolean;
  readonly points: number | null;
  readonly at: number;
  readonly with_people: boolean;
  readonly rematch: string | null;
  readonly origin: Origin | null;
  readonly rated: boolean;
}

export interface MyGames {
  readonly going: readonly GoingGame[];
  readonly finished: readonly FinishedGame[];
  readonly finished_in_all: number;
}

export interface TinyBoard {
  readonly n: number;
  readonly eyes: number;
  readonly view: unknown;
  readonly asked: readonly number[];
}

export interface Absences {
  readonly announced: readonly Absence[];
  readonly days_a_year: number;
  readonly days_left: number;
}

export interface RatingTold {
  readonly points: number;
  readonly margin: number;
  readonly games: number;
}

export interface LevelRating {
  readonly level: string;
  readonly name: string;
  readonly rating: RatingTold;
}

export interface GameRating {
  readonly game: string;
  readonly game_name: string;
  readonly rating: RatingTold;
  readonly levels: readonly LevelRating[];
}

export interface OpenTable {
  readonly id: string;
  readonly game: string;
  readonly game_name: string;
  readonly names: readonly string[];
  readonly ratings: readonly (RatingTold | null)[];
  readonly rated: boolean;
  readonly seats: number;
  readonly free: number;
  readonly open_to: "" | "anybody" | "newcomers" | "regulars";
  readonly clock: Clock;
  readonly settings: readonly string[];
  readonly since: number;
  readonly invitation: string;
  readonly yours: boolean;
}

export interface FindTable {
  readonly game: string;
  readonly pace?: "any" | "days" | "live" | "unhurried";
  readonly rated?: boolean;
  readonly level?: "" | "anybody" | "newcomers" | "regulars";
  readonly name?: string | null;
}

export interface NewEvening {
  readonly game: string;
  readonly size: number;
  readonly rounds?: number;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly clock?: Clock;
  readonly fill?: "byes" | "computers" | "sizes";
  readonly rated?: boolean;
  readonly plays?: boolean;
  readonly name?: string | null;
}

export interface JoinEvening {
  readonly invitation: string;
  readonly name?: string | null;
}

export interface WhichRound {
  readonly round: number;
}

export interface NewState {
  readonly state: "out" | "plays" | "runs";
}

export interface NewHost {
  readonly who?: number | null;
}

export interface EveningPerson {
  readonly number: number;
  readonly name: string;
  readonly hat: string;
  readonly state: "out" | "plays" | "runs";
  readonly host: boolean;
}

export interface EveningDesk {
  readonly number: number;
  readonly table: string | null;
  readonly seats: readonly (number | null)[];
  readonly state: "bye" | "ended" | "going" | "played";
  readonly points: readonly number[] | null;
}

export interface EveningStanding {
  readonly number: number;
  readonly place: number;
  readonly points: number;
  readonly firsts: number;
  readonly met: number;
  readonly rounds: readonly (number | null)[];
}

export interface EveningTold {
  readonly is: "evening";
  readonly id: string;
  readonly game: string;
  readonly game_name: string;
  readonly settings: readonly string[];
  readonly clock: Clock;
  readonly size: number;
  readonly fill: "byes" | "computers" | "sizes";
  readonly rated: boolean;
  readonly together: boolean;
  readonly state: "between" | "gathering" | "over" | "playing";
  readonly round: number;
  readonly rounds: number;
  readonly people: readonly EveningPerson[];
  readonly desks: readonly (readonly EveningDesk[])[];
  readonly standings: readonly EveningStanding[];
  readonly you: number | null;
  readonly host: boolean;
  readonly may_take_over: boolean;
  readonly invitation: string | null;
  readonly link: string | null;
}

export interface EveningCard {
  readonly id: string;
  readonly game: string;
  readonly game_name: string;
  readonly state: "between" | "gathering" | "over" | "playing";
  readonly round: number;
  readonly rounds: number;
  readonly people: number;
  readonly host: string;
  readonly yours: boolean;
  readonly at: number;
}

export interface HowTo {
  readonly goal: string;
  readonly steps: readonly Told[];
  readonly endings: readonly Ending[];
  readonly signs: readonly Told[];
  readonly begin: readonly Told[];
  readonly details: readonly Told[];
}

export interface Told {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly rule: string;
}

export interface Ending {
  readonly text: string;
  readonly won: boolean;
}

export interface SettingValue {
  readonly value: string | number | boolean | null;
  readonly text: string;
}

export interface OneValue {
  readonly is: "one";
  readonly values: readonly SettingValue[];
}

export interface ANumber {
  readonly is: "number";
  readonly text: string;
  readonly least: number;
  readonly most: number;
}

export interface ASeat {
  readonly is: "seat";
  readonly text: string;
}

export interface SeveralThings {
  readonly is: "several";
  readonly text: string;
  readonly things: readonly SettingValue[];
  readonly least: number;
  readonly most: number;
}

export interface ThingForEach {
  readonly is: "each";
  readonly text: string;
  readonly things: readonly SettingValue[];
}

export interface SettingPart {
  readonly text: string;
  readonly least: number;
  readonly most: number;
}

export interface SomeNumbers {
  readonly is: "numbers";
  readonly text: string;
  readonly parts: readonly SettingPart[];
  readonly least: number;
  readonly most: number;
}

export interface Setting {
  readonly name: string;
  readonly text: string;
  readonly forms: readonly (OneValue | ANumber | ASeat | SeveralThings | ThingForEach | SomeNumbers)[];
  readonly usual: string | number | boolean | null | readonly (string | number)[];
  readonly value: string | number | boolean | null | readonly (string | number)[];
}

export interface Lexicon {
  readonly pieces: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly fields: Readonly<Record<string, string>>;
}

export interface SettingsAsked {
  readonly seats: number;
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface Level {
  readonly id: string;
  readonly name: string;
}

export interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly seats: readonly number[];
  readonly minutes: number;
  readonly levels: readonly Level[];
  readonly usual_level: string;
}

export interface RulePart {
  readonly text: string;
  readonly ruling: boolean;
}

export interface Taught {
  readonly title: string;
  readonly to: string;
}

export interface Rule {
  readonly id: string;
  readonly chapter: string;
  readonly parts: readonly RulePart[];
  readonly taught: readonly Taught[];
}

export interface Rulebook {
  readonly howto: HowTo;
  readonly rules: readonly Rule[];
}

export interface TablePerson {
  readonly who: string;
  readonly name: string;
  readonly seats: readonly number[];
  readonly here: boolean;
  readonly muted: boolean;
  readonly removed: boolean;
}

export interface Decision {
  readonly muted?: boolean | null;
  readonly removed?: boolean | null;
}

export interface Device {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  readonly used: number;
  readonly here: boolean;
}

export interface Along {
  readonly link: string;
  readonly until: number;
  readonly picture: string;
}

export interface LinkLooked {
  readonly token: string;
}

export interface LinkUsed {
  readonly token: string;
  readonly join?: boolean;
}

export interface Carried {
  readonly name: string;
  readonly hat: string;
  readonly here: string;
  readonly same: boolean;
  readonly games: number;
  readonly puzzles: number;
}

export interface NewHat {
  readonly hat: "bent" | "bowler" | "cone" | "hood" | "horns" | "top";
}

export interface Chosen {
  readonly language?: "cs" | "en" | null;
  readonly theme?: "day" | "night" | null;
  readonly speed?: "0" | "0.5" | "1" | "2" | null;
  readonly sound?: "no" | "yes" | null;
  readonly confirm?: "no" | "yes" | null;
  readonly list?: "no" | "yes" | null;
  readonly coach?: "always" | "first" | "off" | null;
}

export interface KeptSettings {
  readonly chosen: Chosen;
  readonly at: number;
}

export interface OwnData {
  readonly what: string;
  readonly version: string;
  readonly at: number;
  readonly rows: Readonly<Record<string, readonly (Readonly<Record<string, unknown>>)[]>>;
}

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  readonly used: number;
}

export interface NewPasskey {
  readonly name: string;
  readonly credential: Readonly<Record<string, unknown>>;
}

export interface PasskeyShown {
  readonly credential: Readonly<Record<string, unknown>>;
  readonly join?: boolean;
}

export interface Quiet {
  readonly begin: number;
  readonly end: number;
  readonly zone: string;
}

export interface NoticeWay {
  readonly id: string;
  readonly kind: "mail" | "push";
  readonly target: string;
  readonly mark: string;
  readonly after: number;
  readonly state: "asked" | "on" | "refused";
}

export interface Notices {
  readonly push_key: string | null;
  readonly mail: boolean;
  readonly ways: readonly NoticeWay[];
  readonly quiet: Quiet | null;
}

export interface NewPush {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly after?: number;
}

export interface NewMail {
  readonly address: string;
  readonly after?: number;
}

export interface WayChange {
  readonly after: number;
}

export interface QuietChange {
  readonly quiet?: Quiet | null;
}

export interface LetterAnswered {
  readonly address: string;
  readonly language: "cs" | "en";
}

export interface Scene {
  readonly game: string;
  readonly game_name: string;
  readonly number: number;
  readonly title: string;
  readonly seats: readonly SeatInfo[];
  readonly learner: number;
  readonly view: unknown;
  readonly frames: readonly Frame[];
  readonly asked: readonly number[];
  readonly ask: Ask | null;
  readonly said: string;
  readonly clause: string | null;
}

export interface Frame {
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly items?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly parts?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  readonly lines: readonly Line[];
  readonly views?: readonly Then[];
}

export interface Line {
  readonly n: number;
  readonly text: readonly (string | Marked)[];
  readonly event: unknown;
}

export interface Marked {
  readonly kind: string;
  readonly name: string;
  readonly text: string;
}

export interface Then {
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly items?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly parts?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
}

export interface Ask {
  readonly seat: number;
  readonly kind: string;
  readonly text: readonly (string | Marked)[];
  readonly why: string;
  readonly options: readonly Option[];
}

export interface Option {
  readonly id: string;
  readonly text: readonly (string | Marked)[];
  readonly value: unknown;
}

export interface PuzzleAsked {
  readonly answers?: readonly string[];
  readonly choice?: string | null;
  readonly give_up?: boolean;
}

export interface PuzzleStanding {
  readonly rating: number;
  readonly give_or_take: number;
  readonly rated: number;
  readonly streak: number;
}

export interface PuzzleEnd {
  readonly solved: boolean;
  readonly answer: string;
  readonly why: string;
  readonly found: number;
}

export interface PuzzleStage {
  readonly game: string;
  readonly game_name: string;
  readonly number: number;
  readonly title: string;
  readonly seats: readonly SeatInfo[];
  readonly learner: number;
  readonly view: unknown;
  readonly frames: readonly Frame[];
  readonly asked: readonly number[];
  readonly ask: Ask | null;
  readonly said: string;
  readonly clause: string | null;
  readonly difficulty: number;
  readonly of_the_day: boolean;
  readonly question: string;
  readonly kind: "do" | "over" | "refused" | "wrong";
  readonly state: "new" | "shown" | "solved" | "tried";
  readonly standing: PuzzleStanding;
  readonly end: PuzzleEnd | null;
}

export interface PuzzleCard {
  readonly game: string;
  readonly number: number;
  readonly title: string;
  readonly difficulty: number;
  readonly state: "new" | "shown" | "solved" | "tried";
}

export interface PuzzleToday {
  readonly game: string;
  readonly number: number;
  readonly title: string;
  readonly question: string;
  readonly difficulty: number;
  readonly solved: boolean;
  readonly streak: number;
  readonly found: number;
}

export interface Puzzles {
  readonly today: PuzzleToday;
  readonly standing: PuzzleStanding;
  readonly puzzles: readonly PuzzleCard[];
}

export type Sentence = readonly (string | Marked)[];

export interface ReviewPoint {
  readonly n: number;
  readonly seat: number;
  readonly stood: readonly number[];
  readonly errors: readonly number[];
  readonly lay: readonly number[];
}

export interface ReviewStep {
  readonly text: readonly (string | Marked)[];
  readonly gained: readonly number[];
  readonly luck: readonly number[];
}

export interface ReviewAccount {
  readonly start: number;
  readonly luck: number;
  readonly skill: number;
  readonly others: number;
  readonly result: number;
  readonly skill_error: number;
}

export interface ReviewOption {
  readonly text: readonly (string | Marked)[];
  readonly chance: number;
  readonly told: string;
  readonly leads_to: readonly (readonly (string | Marked)[])[];
}

export interface DearMove {
  readonly n: number;
  readonly seat: number;
  readonly cost: number;
  readonly error: number;
  readonly chosen: ReviewOption;
  readonly better: ReviewOption;
  readonly asked: readonly (string | Marked)[];
}

export interface TurningPoint {
  readonly n: number;
  readonly then: number;
  readonly seat: number;
  readonly change: number;
  readonly why: "luck" | "others" | "skill";
}

export interface PartMark {
  readonly n: number;
  readonly kind: string;
  readonly number: number;
}

export interface ReviewFound {
  readonly together: boolean;
  readonly points: readonly ReviewPoint[];
  readonly steps: readonly ReviewStep[];
  readonly accounts: readonly ReviewAccount[];
  readonly turning: readonly TurningPoint[];
  readonly marks: readonly PartMark[];
  readonly dear: readonly DearMove[];
  readonly worlds: number;
  readonly error: number;
  readonly closely: number;
  readonly closely_error: number;
}

export interface ReviewStage {
  readonly state: "done" | "failed" | "going" | "none" | "waiting";
  readonly done: number;
  readonly of: number;
  readonly first: number;
  readonly points: readonly ReviewPoint[];
  readonly last: number;
  readonly found: ReviewFound | null;
  readonly together: boolean;
  readonly text: string;
}

export interface Moment {
  readonly n: number;
  readonly view: unknown;
  readonly asked: readonly number[];
  readonly ask: Ask | null;
  readonly chosen: string | null;
  readonly frames: readonly Frame[];
  readonly views: readonly unknown[] | null;
}

export interface Moments {
  readonly total: number;
  readonly game: string;
  readonly game_name: string;
  readonly names: readonly string[];
  readonly eyes: number | null;
  readonly moments: readonly Moment[];
  readonly hats: readonly string[];
}

export interface LessonAsked {
  readonly answers?: readonly string[];
  readonly choice?: string | null;
}

export interface LessonStage {
  readonly game: string;
  readonly game_name: string;
  readonly number: number;
  readonly title: string;
  readonly seats: readonly SeatInfo[];
  readonly learner: number;
  readonly view: unknown;
  readonly frames: readonly Frame[];
  readonly asked: readonly number[];
  readonly ask: Ask | null;
  readonly said: string;
  readonly clause: string | null;
  readonly kind: "do" | "over" | "refused" | "say" | "wrong";
  readonly at: string | null;
  readonly right: readonly string[];
  readonly done: number;
  readonly tasks: number;
}

export interface LessonCard {
  readonly number: number;
  readonly title: string;
  readonly tasks: number;
}

export interface Fared {
  readonly against: string;
  readonly name: string;
  readonly played: number;
  readonly won: number;
}

export interface GameFared {
  readonly game: string;
  readonly game_name: string;
  readonly played: number;
  readonly won: number;
  readonly by_chance: number | null;
  readonly against: readonly Fared[];
}

export interface GameCounted {
  readonly table: string;
  readonly game: string;
  readonly game_name: string;
  readonly at: number;
  readonly seats: number;
  readonly against: string;
  readonly won: boolean;
  readonly luck: number | null;
  readonly skill: number | null;
}

export interface Habit {
  readonly game: string;
  readonly game_name: string;
  readonly kind: string;
  readonly question: string;
  readonly times: number;
  readonly cost: number;
  readonly table: string;
  readonly moment: number;
}

export interface Statistics {
  readonly name: string;
  readonly since: number;
  readonly played: number;
  readonly won: number;
  readonly games: readonly GameFared[];
  readonly counted: readonly GameCounted[];
  readonly habits: readonly Habit[];
}

export interface ResultTale {
  readonly title: string;
  readonly how: string;
  readonly reason: string;
  readonly sources: readonly TalePoints[];
  readonly rounds: readonly number[];
  readonly rival: readonly number[];
  readonly turning: TaleTurning | null;
  readonly honours: readonly TaleHonour[];
  readonly stages: readonly TaleStage[];
  readonly gauges: readonly TaleGauge[];
  readonly close: TaleClose | null;
  readonly causes: readonly TaleCause[];
  readonly deeds: readonly TaleDeeds[];
  readonly easier: string;
  readonly harder: string;
}

export interface TalePoints {
  readonly text: string;
  readonly points: readonly number[];
  readonly rival: number;
}

export interface TaleTurning {
  readonly at: number;
  readonly round: number;
  readonly title: string;
  readonly text: readonly string[];
  readonly n: number;
}

export interface TaleHonour {
  readonly title: string;
  readonly text: string;
  readonly seat: number;
}

export interface TaleStage {
  readonly name: string;
  readonly state: "done" | "missed" | "open";
  readonly text: string;
  readonly fate: string;
  readonly sign: string;
}

export interface TaleGauge {
  readonly name: string;
  readonly value: number;
  readonly most: number;
  readonly good: boolean;
}

export interface TaleClose {
  readonly title: string;
  readonly text: string;
  readonly have: number;
  readonly need: number;
  readonly n: number;
  readonly sign: string;
}

export interface TaleCause {
  readonly title: string;
  readonly text: string;
  readonly n: number | null;
  readonly sign: string;
}

export interface TaleDeeds {
  readonly text: string;
  readonly counts: readonly number[];
}

export interface Said {
  readonly key: string;
  readonly kind: "advice" | "danger" | "first" | "missed";
  readonly text: string;
  readonly at: string | null;
}

export interface Me {
  readonly name: string;
  readonly your_turn: number;
  readonly hat: string;
}

export interface NewName {
  readonly name: string;
}

export interface NewSeat {
  readonly kind: "computer" | "me" | "open";
  readonly level?: string | null;
}

export interface NewTable {
  readonly game: string;
  readonly seats: readonly NewSeat[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly clock?: Clock;
  readonly watchable?: boolean;
  readonly hints?: boolean;
  readonly open_to?: "" | "anybody" | "newcomers" | "regulars";
  readonly rated?: boolean;
  readonly name?: string | null;
}

export interface TakeSeat {
  readonly invitation: string;
  readonly seat?: number | null;
  readonly name?: string | null;
}

export interface Rematch {
  readonly level?: string | null;
  readonly difficulty?: "easier" | "harder" | null;
  readonly rated?: boolean;
}

export interface Branch {
  readonly moment: number;
  readonly seat?: number | null;
  readonly level?: string | null;
}

export interface TakeBack {
  readonly seat: number;
  readonly waiting_for: readonly number[];
  readonly text: readonly (string | Marked)[];
}

export interface ChatLine {
  readonly n: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
  readonly noted: boolean;
}

export interface TableInfo {
  readonly is: "table";
  readonly id: string;
  readonly game: string;
  readonly game_name: string;
  readonly status: "gathering" | "over" | "playing";
  readonly seats: readonly SeatInfo[];
  readonly you: readonly number[];
  readonly host: boolean;
  readonly settings: readonly string[];
  readonly clock: Clock;
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly invitation: string | null;
  readonly link: string | null;
  readonly take_back: TakeBack | null;
  readonly rematch: string | null;
  readonly watchers: number;
  readonly hints: boolean;
  readonly note: string | null;
  readonly stopped: boolean;
  readonly origin: Origin | null;
  readonly open_to: "" | "anybody" | "newcomers" | "regulars";
  readonly rated: boolean;
  readonly muted: boolean;
  readonly restrained: number;
  readonly evening: string | null;
}

export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly game_name: string;
  readonly status: "gathering" | "over" | "playing";
  readonly names: readonly string[];
  readonly you: readonly number[];
  readonly your_turn: boolean;
  readonly updated: number;
  readonly winners: readonly string[];
  readonly origin: Origin | null;
}

export interface LogChange {
  readonly whole: boolean;
  readonly gone: readonly number[];
  readonly lines: readonly Line[];
}

export interface BreakdownRow {
  readonly text: string;
  readonly points: readonly number[];
}

export interface RivalResult {
  readonly name: string;
  readonly score: number;
  readonly points: readonly number[];
  readonly won: boolean;
}

export interface Result {
  readonly scores: readonly number[];
  readonly has_points: boolean;
  readonly winners: readonly number[];
  readonly together: boolean;
  readonly text: string;
  readonly breakdown: readonly BreakdownRow[];
  readonly rival: RivalResult | null;
  readonly course: readonly (readonly number[])[];
  readonly tale: ResultTale | null;
  readonly sides: readonly (readonly number[])[];
}

export interface OwnResult {
  readonly table: string;
  readonly score: number;
  readonly won: boolean;
  readonly at: number;
  readonly this: boolean;
}

export interface OwnResults {
  readonly records: readonly string[];
  readonly tally: string;
  readonly best: readonly OwnResult[];
}

export interface Update {
  readonly is: "update";
  readonly n: number;
  readonly eyes: number | null;
  readonly view: unknown;
  readonly frames: readonly Frame[];
  readonly asked: readonly number[];
  readonly ask: Ask | null;
  readonly log: LogChange;
  readonly result: Result | null;
  readonly undo: "consent" | "free" | "no";
  readonly undo_text: string;
  readonly clocks: readonly number[] | null;
}

export interface Chat {
  readonly is: "chat";
  readonly lines: readonly ChatLine[];
}

export interface Refused {
  readonly is: "refused";
  readonly key: string;
  readonly text: string;
  readonly clause: string | null;
  readonly option: string | null;
}

export interface Pinged {
  readonly is: "pinged";
  readonly seat: number;
  readonly at: string;
}

export interface Idea {
  readonly option: string;
  readonly text: readonly (string | Marked)[];
  readonly leads_to: readonly (readonly (string | Marked)[])[];
  readonly told: string;
  readonly chance: number | null;
}

export interface Hinted {
  readonly is: "hinted";
  readonly n: number;
  readonly ideas: readonly Idea[];
  readonly worlds: number;
  readonly close: boolean;
}

export interface Coached {
  readonly is: "coached";
  readonly n: number;
  readonly turn: number;
  readonly remarks: readonly Said[];
}

export interface Outdated {
  readonly is: "outdated";
}

export interface Play {
  readonly do: "play";
  readonly n: number;
  readonly option: string;
  readonly seat?: number | null;
}

export interface WhyNot {
  readonly do: "why-not";
  readonly option: string;
}

export interface Hint {
  readonly do: "hint";
  readonly n: number;
}

export interface Coach {
  readonly do: "coach";
  readonly n: number;
}

export interface Undo {
  readonly do: "undo";
  readonly n: number;
}

export interface Agree {
  readonly do: "agree";
  readonly yes: boolean;
}

export interface Say {
  readonly do: "say";
  readonly text: string;
}

export interface Ping {
  readonly do: "ping";
  readonly at: string;
}

export interface Look {
  readonly do: "look";
  readonly here: boolean;
}

export interface Problem {
  readonly key: string;
  readonly text: string;
  readonly status: number;
}

export type FromServer = TableInfo | Update | Chat | Refused | Pinged | Hinted | Coached | Outdated;

export type FromClient = Play | WhyNot | Hint | Coach | Undo | Agree | Say | Ping | Look;
