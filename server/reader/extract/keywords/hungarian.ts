import type { Dictionary } from '../kinds.ts'

export const hungarian: Dictionary = {
  payable: `fizetendo, osszesen, fizetendo osszesen, vegosszeg, fizetendo osszeg, osszesen ft, fizetendo ft`,
  total: `osszeg`,
  subtotal: `reszosszesen, reszosszeg`,
  net: `netto, ado alap, adoalap`,
  tax: `afa, afa osszeg`,
  rounding: `kerekites`,
  cash: `keszpenz, kp`,
  change: `visszajaro`,
  card: `bankkartya, bankkartyas fizetes, kartya`,
  discount: `kedvezmeny, engedmeny, kupon`,
  date: `datum, kelt, teljesites`,
  title: `nyugta, szamla, koszonjuk, egyszerusitett szamla, koszonjuk a vasarlast`,
  customer: `vevo`,
  header: `megnevezes, mennyiseg, ar, egysegar`,
  none: `penztaros, penztar, adoszam, nyugtaszam`,
}
