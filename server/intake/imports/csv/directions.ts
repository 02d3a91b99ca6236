import { plainWords } from '../../../language/letters.ts'

const list = (text: string) => new Set(text.split(', ').map(plainWords))

const outwards = list(
  'd, dr, db, dbt, debit, debet, debito, debt, soll, s, af, t, kiadas, terheles, outflow, out, uscita, uscite, addebito, cargo, dbit, wn, deb, withdrawal, money out, sent, send, spent, expense, paid, ausgang, ausgabe, belastung, gasto, pago, egreso, depense, sortie, wydatek, obciazenie, uit, ut, otto, vydaj, odchozi, rashod, isplata, card spend, withdrawals, debit entry, moins, dare, debe, dr entry, borc, auszahlung, zahlungsausgang, retrait, wyplata, prelievo, opname, uttag, udgift, ud, gider, расход, списание, дебет, χρεωση, 出金, 支出, 출금',
)
const inwards = list(
  'c, cr, crd, cdt, credit, kredit, k, credito, haben, h, bij, j, bevetel, jovairas, inflow, in, entrata, entrate, accredito, abono, crdt, ma, deposit, money in, received, receive, income, eingang, einnahme, gutschrift, ingreso, recette, entree, wplyw, uznanie, inn, pano, prijem, prichozi, prihod, uplata, deposits, credit entry, plus, avere, a, haber, alacak, einzahlung, zahlungseingang, versement, wplata, insattning, storting, indtaegt, ind, gelir, приход, поступление, зачисление, кредит, πιστωση, 入金, 收入, 입금',
)

/** Returns -1 for outgoing and 1 for incoming money; null if the cell states no direction. */
export function directionOf(cell: string): -1 | 1 | null {
  if (cell.length > 20) return null
  const sign = cell.trim()
  if (sign === '-' || sign === '−') return -1
  if (sign === '+') return 1
  const word = plainWords(cell)
  if (outwards.has(word)) return -1
  return inwards.has(word) ? 1 : null
}
