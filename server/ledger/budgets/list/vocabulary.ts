import { plainWords } from '../../../language/letters.ts'

/** The content of a column. NAME wins over GROUP, but "Category" is a group beside "Item". */
export type Heading = 'NAME' | 'DETAIL' | 'GROUP' | 'PLAN' | 'AMOUNT' | 'OTHER' | 'FREQUENCY' | 'MONTH' | 'TYPE'

export const HEADINGS: Record<Heading, string> = {
  NAME: 'category, categories, name, budget category, budget name, thing, things, account, accounts, purpose, payee, konto, zweck,  kategorie, categorie, categoria, kategoria, kategori, poste, posten, what, expense, expenses, ausgabe, ausgaben, depense, depenses, gasto, gastos, spesa, spese, uitgave, uitgaven, wydatek, wydatki, utgift, income, einnahmen, revenus, ingresos, entrate, inkomsten, envelope, bill, bills, rubrique, rubro',
  DETAIL:
    'item, items, description, subcategory, sub category, account name, envelope name, line item, budget item, detail, details, bezeichnung, unterkategorie, position, libelle, sous categorie, designation, concepto, partida, subcategoria, descripcion, voce, voce di spesa, descrizione, omschrijving, post, subcategorie, pozycja, nazwa, podkategoria, opis, label, particulars',
  GROUP:
    'group, parent, parent group, category group, master category, parent category, budget group, section, area, main category, gruppe, bereich, hauptkategorie, groupe, grupo, gruppo, groep, hoofdcategorie, grupa, sektion',
  PLAN: 'budget, budgets, budgeted, budgeted amount, budget amount, planned amount, planned, plan, assigned, projected, estimated, estimate, expected, allocated, allocation, geplant, soll, prevu, budget prevu, presupuesto, presupuestado, previsto, preventivo, begroot, gepland, budżet, budzet, planowane, zaplanowane, planerat, limit, allowance, forecast',
  AMOUNT:
    'amount, target, goal, value, cost, costs, sum, price, per month, monthly amount, betrag, summe, montant, importe, monto, cantidad, importo, bedrag, kwota, belopp, valor, eur, usd, gbp, chf, pln',
  OTHER:
    'actual, actuals, spent, activity, available, difference, diff, remaining, left, left over, variance, ist, tatsachlich, differenz, rest, verfugbar, reel, ecart, reste, depense reelle, real, gastado, diferencia, restante, effettivo, consuntivo, differenza, werkelijk, verschil, resterend, wykonanie, wydano, roznica, pozostalo, faktisk, balance, over, under, used, percent, share, last year, last month, average, avg, note, notes, comment, comments, notizen, bemerkung, kommentar, remarque, nota, notas, total, totals, year, year total, annual total, full year, gesamt, jahr, annee, ano, anno, jaar, rok, due, due date, due day, due on, day, paid, paid by, who, priority, id, user id, budget id, nr, no, active, hidden, hide from reports, outflows, outflow, inflows, received, category balance, available balance, cumulative, running total, running balance, status, end, end date, faellig, fallig, fallig am, echeance, vencimiento, vervaldatum, termin, carryover, rollover, totaal, totale, suma, razem, group category, category group category',
  FREQUENCY:
    'frequency, period, budget period, billing cycle, cycle, how often, interval, every, per, cadence, recurrence, turnus, rhythmus, haufigkeit, zeitraum, frequence, periodicite, frecuencia, periodicidad, frequenza, frequentie, periode, czestotliwosc, okres',
  MONTH:
    'start, start date, period start, month, budget month, plan month, monat, mois, mes, mese, maand, miesiac, manad, date, datum, fecha, data',
  TYPE: 'type, group type, category type, kind, income or expense, in out, art, typ, tipo, soort, rodzaj',
}

export const FREQUENCIES: { words: string; period: ListPeriod }[] = [
  { period: 'DAY', words: 'daily, day, taglich, diario, dziennie' },
  {
    period: 'WEEK',
    words:
      'weekly, week, wk, pw, wochentlich, woche, hebdomadaire, semaine, semanal, semana, settimanale, settimana, wekelijks, tygodniowo, tydzien',
  },
  {
    period: 'TWO_WEEKS',
    words:
      'biweekly, bi weekly, fortnightly, fortnight, per fortnight, a fortnight, om de week, zweiwochentlich, 14 tagig, quinzaine, tweewekelijks, 2 weekly',
  },
  { period: 'FOUR_WEEKS', words: 'four weekly, 4 weekly, 4 wochentlich, 4 wekelijks' },
  {
    period: 'HALF_MONTH',
    words: 'semimonthly, semi monthly, twice a month, twice monthly, zweimal im monat, deux fois par mois',
  },
  {
    period: 'MONTH',
    words:
      'monthly, month, mo, pm, pcm, mth, monatlich, monat, mtl, mensuel, mensuelle, mois, mensuels, mensuelles, mensual, mensuales, valor mensal, mensal, mes, mensile, mese, maandelijks, maand, miesiecznie, miesiac, manad, manadsvis',
  },
  { period: 'TWO_MONTHS', words: 'bimonthly, bi monthly, zweimonatlich, bimestral' },
  {
    period: 'QUARTER',
    words:
      'quarterly, quarter, qtr, qtrly, vierteljahrlich, 1 4 jahrlich, quartalsweise, quartal, trimestriel, trimestrielle, trimestre, trimestral, trimestrale, kwartaal, kwartalnie',
  },
  {
    period: 'HALF_YEAR',
    words:
      'semiannual, semi annual, semiannually, half yearly, half year, twice a year, twice yearly, 2x a year, deux fois par an, zweimal im jahr, dos veces al ano, twee keer per jaar, halbjahrlich, halbjahr, semestriel, semestral, semestrale, halfjaarlijks, polrocznie, biannual',
  },
  {
    period: 'YEAR',
    words:
      'yearly, year, yr, annual, annually, annuals, pa, p a, per annum, once a year, jahrlich, jahr, annuel, annuelle, an, anual, ano, annuale, anno, jaarlijks, jaar, rocznie, rok, arligen, ar',
  },
]

export type ListPeriod =
  | 'DAY'
  | 'WEEK'
  | 'TWO_WEEKS'
  | 'FOUR_WEEKS'
  | 'HALF_MONTH'
  | 'MONTH'
  | 'TWO_MONTHS'
  | 'QUARTER'
  | 'HALF_YEAR'
  | 'YEAR'

export const SUM_WORDS = new Set(
  'total totals subtotal subtotals summe gesamt gesamtsumme zwischensumme insgesamt somme suma totale totaal subtotaal razem lacznie summa grandtotal totaux subtotale totales sumas geheel'.split(
    ' ',
  ),
)

export const TITLE_WORDS = new Set(
  'budget budgets plan plans planner budgeting haushaltsplan haushaltsbuch budgetplan finanzplan presupuesto presupuestos bilancio begroting huishoudboekje budzet hushallsbudget orcamento'.split(
    ' ',
  ),
)

export const OWN_WORDS = new Set(
  'my our family household home personal house shared student wedding holiday trip expense expenses spending haushalt familien unser mein meine notre mon familial foyer nuestro mi familiar hogar casa nostro familiare ons mijn huishoud domowy nasz'.split(
    ' ',
  ),
)

export const REMAINDER_NAMES =
  'left over, leftover, left, left to budget, left to spend, left to plan, remaining, remainder, balance, surplus, deficit, net, net income, net total, difference, saldo, rest, reste, solde, uberschuss, ubrig, verbleibend, over under, under over, unassigned, unallocated, to be budgeted, ready to assign, to assign, income minus expenses, income less expenses, restant, resto, sobrante, restante, avanzo, over, verschil, pozostaje, pozostalo, roznica, bilans, diferencia, differenz, differenza, ecart, disponible, verfugbar, disponibile, beschikbaar, ueberschuss, fehlbetrag, excedente, deficit, tekort, savings rate, cash flow, sum, all, grand total, sub total, overall, check, checksum'

export const NOTE_WORDS =
  'note, notes, nb, ps, comment, hinweis, anmerkung, remarque, nota, opmerking, uwaga, obs, source, updated, last updated'

export const PLAN_HEADINGS =
  'budget, budgets, budgeted, budget amount, monthly budget, planned, planned amount, assigned, geplant, prevu, budget prevu, presupuesto, presupuestado, begroot, planowane, frequency, how often, recurrence, turnus, frequence, frecuencia, periodicidad, due date, due, due day, due on, fallig, fallig am, echeance, vencimiento, vervaldatum, target, goal, goals, limit'

/** The heading of a month column in a budget list. A bank statement has a date column beside it. */
export const MONTH_HEADINGS = 'month, monat, mois, mes, mese, maand, miesiac, manad'

export const COUNTRY_LABELS =
  'country, land, pays, pais, paese, kraj, maa, zeme, orszag, tara, ulke, χωρα, страна, країна, 国'

export const RECEIPT_WORDS =
  'receipt, invoice, rechnung, rechnungsnummer, quittung, kassenbon, beleg, facture, recu, factura, recibo, fattura, scontrino, faktura, paragon, kvitto, kassabon, vat, mwst, ust, tva, iva, btw, gst, sst, cashier, kassierer, terminal, visa, mastercard, maestro, eftpos, qty, quantity, menge, subtotal, iban, bic, tendered, change due, amount due, total due, balance due, payment due, please pay, paid by, amount paid, net pay, gross pay, bill to, customer number, customer no, kundennummer, order number, account number, bezahlt, betrag dankend erhalten, zu zahlen, fallig am, a payer, net a payer, a pagar, te betalen, do zaplaty, att betala, signature, approved, ean, sku, tel, fax, www'

export const INCOME_SECTIONS =
  'income, incomes, earnings, revenue, money in, incoming, income sources, einnahmen, einkommen, einkunfte, revenus, recettes, rentrees, ingresos, entrate, entradas, inkomsten, przychody, dochody, inkomster, in'

export const INCOME_NAMES = ['take home pay', 'take home', 'net pay', 'net salary', 'monthly pay']

export const EXPENSE_SECTIONS =
  'expense, expenses, spending, outgoings, money out, costs, expenditure, expenditures, outgoing, ausgaben, kosten, depenses, charges, sorties, gastos, salidas, uscite, spese, uitgaven, lasten, wydatki, koszty, utgifter, out'

export function tableOf(lists: Record<string, string>): Map<string, string> {
  const table = new Map<string, string>()
  for (const [meaning, words] of Object.entries(lists))
    for (const word of words.split(',')) table.set(plainWords(word), meaning)
  return table
}

export function setOf(words: string): Set<string> {
  return new Set(words.split(',').map(plainWords))
}

export function withoutEnd(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
