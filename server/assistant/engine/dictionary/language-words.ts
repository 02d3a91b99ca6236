/**
 * The words of a language by the English words of the grammar. In a foreign phrase, `#` stands for a number in digits or
 * words, `#.#` for a day and month ("1.10"), `#d` for a day in digits, and a final `*` for up to three more letters:
 * "letzt* # tage". Accents count only after `=`: "=viré". The longest phrase wins.
 */
export interface LanguageWords {
  /** Words of questions, periods and dictations. Words without a meaning stand at "just" or at an article. */
  grammar: Record<string, string>
  /** Things with the English word of their category in `category-words.ts`. */
  things: Record<string, string>
  /** The value of a number word, such as "dreiundvierzig". */
  numberOf(word: string): number | undefined
  /** The parts of a compound or of a contraction: "Telefonbudget" or "l’eau". */
  partsOf(written: string, isKnown: (word: string) => boolean): string[] | undefined
  /** Whether a word with a capital letter within a sentence is a name, unlike in German. */
  capitalsAreNames?: boolean
  /** A known word of the same category as an unknown one: "kuchen" for "apfelkuchen". */
  kindOf?(word: string, isKnown: (word: string) => boolean): string | undefined
}
