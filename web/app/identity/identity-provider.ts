export interface Identity {
  uid: string
  email: string
  name: string
  isVerified: boolean
}

export interface IdentityListener {
  /**
   * Called once at the start and after each change, with null if no user is signed in.
   * @param isLost true if the server has ended the session, and false after a logout
   */
  onChange: (identity: Identity | null, isLost: boolean) => void
  /** Called if the server can't be reached before it is known whether a user is signed in. The provider retries. */
  onUnreachable: () => void
  /**
   * Called when another tab asks the server to end the session, and when that fails. Meanwhile the server may refuse
   * the requests of this tab.
   */
  onLoggingOut: (isLoggingOut: boolean) => void
}

/** Knows the session of this device: Firebase, or the accounts of this server. */
export interface IdentityProvider {
  /**
   * @param isExpected true if this device remembers a session
   * @returns a function that stops the calls
   */
  watch: (isExpected: boolean, listener: IdentityListener) => () => void
  /** Returns a valid token of the signed-in user, renewed before it expires, or null if no user is signed in. */
  getFreshToken: () => Promise<string | null>
  /**
   * @param isOver true if the server has already ended the session, which then ends here even without a connection
   */
  endSession: (isOver: boolean) => Promise<void>
}

/** The actions that both providers offer on the sign-in screens. The actions reject with an IdentityError. */
export interface SignInActions {
  /**
   * Creates the account and sends the verification mail.
   * @returns whether an invitation has already proved the address
   */
  signUp: (email: string, password: string, name: string) => Promise<boolean>
  /**
   * Rejects an unverified address and sends the verification mail again.
   * @returns the ticket for the second factor if the account has one, or else null
   */
  signIn: (email: string, password: string) => Promise<string | null>
  /** Does not reveal whether the address has an account. */
  sendPasswordReset: (email: string) => Promise<void>
  /**
   * Sets a new password with the code from the mail.
   * @returns the address of the account if the provider tells it
   */
  setNewPassword: (code: string, password: string) => Promise<string | null>
}
