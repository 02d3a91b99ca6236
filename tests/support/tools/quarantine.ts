interface Quarantined {
  /** The path in the folder of tests. */
  file: string
  /** The name of the test with those of its groups, as a run prints it. */
  test: string
  /** What is known about the race, and since when. */
  reason: string
}

export const maxQuarantined = 5

/** Tests with a race that is being corrected. They do not run, and each run names them. */
export const quarantine: readonly Quarantined[] = []
