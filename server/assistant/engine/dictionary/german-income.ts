/** Kinds of income. */
export const germanIncome = {
  salary:
    'gehalt, gehälter, gehalts, lohn, löhne, lohnes, salär, nettolohn, nettogehalt, monatslohn, arbeitslohn, lohnzahlung*, gehaltszahlung*, monatsgehalt, besoldung, bezüge, sold, lehrlingslohn, 13 . monatslohn, lohneingang, gehaltseingang',
  bonus: 'bonus, boni, prämienzahlung, weihnachtsgeld, urlaubsgeld, urlaubsgeldzahlung, gratifikation, 13ter',
  overtime: 'überstunden',
  freelance:
    'freiberuflich*, honorar*, selbstständig*, selbständig*, freelance, freelancer, auftrag, aufträge, nebenjob, nebenverdienst, nebeneinkünfte',
  'side job': 'minijob, ferialjob, aushilfsjob',
  invoice: 'kundenrechnung, ausgangsrechnung',
  interest: 'zins, zinsen, sparzinsen, guthabenzinsen, zinserträge, zinsertrag',
  dividends: 'dividende*, dividenden',
  investments: 'kapitalerträge, kapitalertrag, wertpapiere, anlagen, geldanlage',
  shares: 'aktien, aktienverkauf, fonds, etf',
  refund:
    'rückerstattung, erstattung, rückzahlung, rückvergütung, kostenerstattung, geld zurück, retoure, spesenerstattung',
  refunds: 'rückerstattungen, erstattungen, rückzahlungen, rückvergütungen, retouren',
  'tax refund': 'steuerrückerstattung*, steuererstattung*, steuerrückzahlung*, lohnsteuerausgleich, steuergutschrift',
  cashback: 'cashback, rabattgutschrift',
  'deposit back': 'kaution zurück, pfand, pfandgeld, pfandrückgabe, leergut',
  'gifts received': 'erhaltene geschenke, geldgeschenk*, geschenkt bekommen, geldgeschenke',
  inheritance: 'erbe, erbschaft',
  'lottery win': 'lottogewinn, lotteriegewinn',
  'birthday money': 'geburtstagsgeld',
  'christmas money': 'weihnachtsgeld von oma',
  'other income':
    'sonstige einnahmen, andere einnahmen, kindergeld, familienbeihilfe, kinderzulage, elterngeld, wohngeld, arbeitslosengeld, pension bekommen, rente, pensionszahlung, stipendium, bafög, unterhalt, ahv, zusatzeinkommen',
}
