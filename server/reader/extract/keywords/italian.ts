import type { Dictionary } from '../kinds.ts'

export const italian: Dictionary = {
  payable: `
    totale complessivo, totale euro, totale eur, da pagare, importo totale, totale fattura, totale documento,
    importo pagato, totale da pagare, importo dovuto, totale e`,
  total: `totale, importo, totale importo`,
  subtotal: `subtotale, sub totale, totale parziale`,
  net: `imponibile, netto, totale imponibile, senza iva`,
  tax: `iva, imposta, di cui iva, imposte, i v a`,
  included: `di cui, compresa, inclusa, ivato, iva inclusa, iva compresa`,
  rounding: `arrotondamento, arrot`,
  cash: `contante, contanti, pagamento contante, pagato, contanti euro, ricevuto, importo contante`,
  change: `resto, resto euro`,
  card: `carta, carta di credito, bancomat, pagamento elettronico, carta credito, elettronico, pos, pagobancomat`,
  discount: `sconto, sconti, buono, abbuono, promozione, sconto fidelity`,
  tip: `mancia`,
  service: `coperto, servizio, spedizione, trasporto, coperti`,
  quantity: `quantita, pezzi, articoli, qta, n articoli, numero articoli, pz`,
  savings: `risparmio, hai risparmiato, risparmiato`,
  points: `punti, saldo punti, punti fidelity`,
  date: `data, data fattura, data emissione, del, data ora`,
  'other-date': `prossimo appuntamento, prossima visita, scadenza, valido fino, entro il, scade`,
  table: `aliquota, aliquota imponibile, riepilogo iva, imponibile imposta, aliq`,
  title: `
    fattura, ricevuta, scontrino, documento commerciale, di vendita o prestazione, ricevuta fiscale, grazie,
    benvenuti, copia cliente, preconto, conto, scontrino fiscale, arrivederci, arrivederci e grazie`,
  customer: `cliente, spett le, intestatario, destinatario`,
  header: `descrizione, prezzo, importo, qta, prodotto, prezzo euro, iva`,
  carried: `a riportare, riporto`,
  none: `cassiere, cassa, partita iva, p iva, part iva, carta fedelta, operatore, carta n`,
}
