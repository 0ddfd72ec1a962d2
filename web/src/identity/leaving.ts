/** Who goes leaves nothing in this browser: no board that they saw, no mailbox that wakes it for them. */
import { signOff } from '../notices/push'
import { forgetSeen } from '../offline/seen'

export async function leaveNothing(): Promise<void> {
  forgetSeen()
  try {
    await signOff()
  } catch {
    // The server has forgotten the mailbox anyway.
  }
}
