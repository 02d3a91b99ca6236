interface Quarantined {
  /** The path in the folder of tests. */
  file: string
  /** The name of the test with those of its groups, as a run prints it. */
  test: string
  /** The known cause of the race, and the day it was found. */
  reason: string
}

export const maxQuarantined = 5

/** Tests with a race that is being corrected. They do not run, and each run names them. */
export const quarantine: readonly Quarantined[] = []
