/**
 * Held-back questions about members, coming payments and undo, written before the engine knew any of them. Do not tune
 * the engine on a single one: engine-members.test.ts has the phrases of its development.
 *
 * Anna asks, on Wednesday, May 14, 2031. Ben and Clara are members. household-ledger.ts has the transactions.
 */
export interface HouseholdPhrase {
  ask: string
  /** The figures that the answer must name. Each alternative is complete. */
  figures?: string[][]
  /** The answer must name this member. */
  names?: string
  /** The answer addresses the reader, who asked about "we". */
  addresses?: boolean
  /** The answer takes the last change of the conversation back. */
  undoes?: boolean
}

export type PhraseLanguage = 'en' | 'de' | 'fr' | 'es'

const untilMonthEnd = [['1005.00'], ['900.00', '30.00', '75.00']]

export const householdPhrases: Record<PhraseLanguage, HouseholdPhrase[]> = {
  en: [
    { ask: 'how much did Ben spend this month', figures: [['140.25']], names: 'Ben' },
    { ask: 'Who paid more in April, Ben or me?', figures: [['200.00', '175.40']], names: 'Ben' },
    { ask: 'what has Clara paid for eating out in May', figures: [['33.10']], names: 'Clara' },
    { ask: "Show me Ben's groceries from last month", figures: [['150.00']] },
    { ask: 'how much did we spend in april', figures: [['387.40']], addresses: true },
    { ask: "What's due this week?", figures: [['900.00']] },
    { ask: 'what is left after that', figures: [['311.15']] },
    { ask: 'which bills are coming up before the end of the month', figures: untilMonthEnd },
    { ask: 'undo that', undoes: true },
    { ask: 'take that last one back please', undoes: true },
  ],
  de: [
    { ask: 'Wie viel hat Ben diesen Monat ausgegeben?', figures: [['140.25']], names: 'Ben' },
    { ask: 'Wer hat im April mehr bezahlt, Clara oder ich?', figures: [['200.00', '12.00']], names: 'Clara' },
    { ask: 'was hat ben im mai für lebensmittel ausgegeben', figures: [['80.25']], names: 'Ben' },
    { ask: 'Bens Ausgaben im April', figures: [['175.40']], names: 'Ben' },
    { ask: 'Wie viel haben wir im Mai ausgegeben?', figures: [['338.85']], addresses: true },
    { ask: 'Was ist diese Woche fällig?', figures: [['900.00']] },
    { ask: 'Und was bleibt danach übrig?', figures: [['311.15']] },
    { ask: 'Was wird nächste Woche abgebucht?', figures: [['30.00']] },
    { ask: 'Mach das rückgängig', undoes: true },
    { ask: 'bitte die letzte Änderung zurücknehmen', undoes: true },
  ],
  fr: [
    { ask: 'Combien Ben a-t-il dépensé ce mois-ci ?', figures: [['140.25']], names: 'Ben' },
    { ask: 'Qui a payé le plus en avril, Ben ou moi ?', figures: [['200.00', '175.40']], names: 'Ben' },
    { ask: 'combien clara a payé en restaurants en mai', figures: [['33.10']], names: 'Clara' },
    { ask: 'les dépenses de Ben en avril', figures: [['175.40']], names: 'Ben' },
    { ask: 'Combien avons-nous dépensé en mai ?', figures: [['338.85']], addresses: true },
    { ask: "Qu'est-ce qui est à payer cette semaine ?", figures: [['900.00']] },
    { ask: 'que reste-t-il après ça ?', figures: [['311.15']] },
    { ask: "Quelles factures arrivent d'ici la fin du mois ?", figures: untilMonthEnd },
    { ask: 'annule ça', undoes: true },
    { ask: 'défais la dernière modification', undoes: true },
  ],
  es: [
    { ask: '¿Cuánto ha gastado Ben este mes?', figures: [['140.25']], names: 'Ben' },
    { ask: '¿Quién pagó más en abril, Ben o yo?', figures: [['200.00', '175.40']], names: 'Ben' },
    { ask: 'cuanto pago clara en restaurantes en mayo', figures: [['33.10']], names: 'Clara' },
    { ask: 'los gastos de Ben en abril', figures: [['175.40']], names: 'Ben' },
    { ask: '¿Cuánto gastamos en mayo?', figures: [['338.85']], addresses: true },
    { ask: '¿Qué hay que pagar esta semana?', figures: [['900.00']] },
    { ask: '¿y qué queda después de eso?', figures: [['311.15']] },
    { ask: '¿Qué pagos vienen la semana que viene?', figures: [['30.00']] },
    { ask: 'deshaz eso', undoes: true },
    { ask: 'anula el último cambio, por favor', undoes: true },
  ],
}
