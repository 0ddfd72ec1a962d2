/**
 * The own turn, for any board: what the table page gives, and the question once it may be answered. What can be touched,
 * chosen and looked at is the board's own.
 */
import type { Ask, Option } from '../../wire'
import type { BoardProps } from '../contract'

/** What a turn has to know of the stage. */
export interface Showing<View> {
  readonly drawn: View
  /** whether something that happened is still being drawn */
  readonly busy: boolean
}

export abstract class Turn<View> {
  readonly #given: () => BoardProps<View>
  readonly #stage: Showing<View>

  constructor(given: () => BoardProps<View>, stage: Showing<View>) {
    this.#given = given
    this.#stage = stage
  }

  get props(): BoardProps<View> {
    return this.#given()
  }

  get view(): View {
    return this.#stage.drawn
  }

  protected get busy(): boolean {
    return this.#stage.busy
  }

  /** The open question, once all that happened before is drawn. */
  get ask(): Ask | null {
    return this.busy ? null : this.props.ask
  }

  /** In replays: what was answered next, once all that happened before is drawn. */
  protected get answeredNext(): string | null {
    return this.busy ? null : this.props.chosen
  }

  /** The option of that id, where it is offered now. */
  protected option(id: string | null): Option | undefined {
    return id === null ? undefined : this.ask?.options.find((option) => option.id === id)
  }
}
