import { plainLetters } from '../letters.ts'

/** Words of the rows that state a balance or a sum in a bank's table. */

const words = (...lists: string[]) => new Set(plainLetters(lists.join(' ')).split(' '))
const phrases = (...lists: string[]) => plainLetters(lists.join(', ')).split(', ')

/** Nouns of balances and sums: a row whose text consists of one of them and companions is not an entry. */
export const BALANCE_NOUNS = words(
  'balance balances turnover total totals subtotal sum',
  'saldo saldovortrag anfangssaldo endsaldo schlusssaldo eroffnungssaldo zwischensaldo tagesendsaldo kontostand',
  'kontosaldo summe gesamtsumme zwischensumme umsatzsumme gesamtumsatz gesamtumsatze',
  'solde soldes totaux somme suma totales totale totali totais beginsaldo eindsaldo totaal',
  'razem obroty obrotow lacznie zustatek zostatok celkem spolu egyenleg osszesen osszes',
  'balans summa totalt primosaldo ultimosaldo alkusaldo loppusaldo yhteensa algsaldo loppsaldo kokku',
  'bakiye toplam ukupno stanje остаток итого сальдо обороты оборот всего υπολοιπο συνολο',
  '残高 合計 小計 繰越 前月繰越 余额 合计 期初余额 期末余额',
)

/** Words that may stand beside a noun of a balance or a sum. */
export const BALANCE_COMPANIONS = words(
  'opening beginning closing ending starting initial previous prior brought carried forward fwd b c f grand sub',
  'account statement ledger available current daily running of as at on the for from to in out per period month',
  'debit debits credit credits withdrawal withdrawals deposit deposits transactions movements paid payments income expenses',
  'alter neuer letzter vorheriger aktueller am vom zum bis der des aller soll haben belastungen gutschriften',
  'lastschriften ausgaben einnahmen eingange ausgange umsatze buchungen gesamt konto',
  'ancien nouveau precedent anterieur crediteur debiteur crediteurs debiteurs comptable disponible reporte nouveau au en de des du le la les a',
  'operations mouvements depenses recettes compte general cloture ouverture periode',
  'inicial anterior actual contable al el del dia cargos abonos cargo abono movimientos debe haber ingresos gastos cuenta',
  'iniziale finale precedente contabile disponibile liquido uscite entrate movimenti dare avere addebiti accrediti conto',
  'operazioni periodo vorig nieuw oud op af bij bijschrijvingen afschrijvingen boekingen',
  'atual do da debitos creditos movimentos contabilistico disponivel em entradas saidas conta',
  'poczatkowe koncowe poprzednie biezace na dzien z dnia obciazen uznan obciazenia uznania wplat wyplat w operacji',
  'ingaende utgaende inngaende indgaende udgaende den pr uttag insattningar insattning debet kredit av ut inn ind',
  'pocatecni konecny konecna pociatocny ke dni k vydaje prijmy odchozi prichozi obrat obraty uctu',
  'nyito zaro terheles terhelesek jovairas jovairasok onceki acilis kapanis borc alacak devreden devir',
  'входящий исходящий начальный конечный на по дебету кредиту за период',
)

/** A text that begins with one of these phrases states a balance or a sum, whatever follows. */
export const BALANCE_PHRASES = phrases(
  'opening balance, beginning balance, closing balance, ending balance, starting balance, previous balance',
  'initial balance, balance brought forward, balance carried forward, balance forward',
  'anfangssaldo, endsaldo, schlusssaldo, eroffnungssaldo, solde initial, solde final, solde precedent, solde au',
  'saldo inicial, saldo final, saldo iniziale, saldo finale, saldo anterior, saldo poczatkowe, saldo koncowe, saldo per',
  'report a nouveau, report solde, sold initial, sold final, sold precedent',
  'beginsaldo, eindsaldo, ingaende saldo, utgaende saldo, ingaende balans, utgaende balans',
  'nyito egyenleg, zaro egyenleg, total des, total de, total der, total dos, total das, total of, summe der, somme des',
  'totale dei, totale delle, totale degli, suma de, suma obrotow, suma uznan, suma obciazen',
)
