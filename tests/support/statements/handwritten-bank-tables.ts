import type { HandwrittenFile } from './content.ts'

export const handwrittenBankTables: readonly HandwrittenFile[] = [
  {
    name: 'CSV of a British bank: debit and credit amounts beside the number of the account',
    text: `Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance
31/01/2026,DEB,'30-00-01,12345678,TESCO STORES 123,12.34,,987.66
30/01/2026,FPI,'30-00-01,12345678,J SMITH,,500.00,1000.00
`,
    entries: ['2026-01-31 -12.34 - TESCO STORES 123', '2026-01-30 500.00 - J SMITH'],
  },
  {
    name: 'CSV of a Dutch bank: off or on, the currency in the heading',
    text: `"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen"
"20260131";"Albert Heijn 1234";"NL69INGB0123456789";"";"BA";"Af";"12,34";"Betaalautomaat";"Pasvolgnr: 001"
"20260130";"Werkgever BV";"NL69INGB0123456789";"NL20INGB0001234567";"OV";"Bij";"2.500,00";"Overschrijving";"Salaris"
`,
    entries: ['2026-01-31 -12.34 EUR Albert Heijn 1234', '2026-01-30 2500.00 EUR Werkgever BV'],
  },
  {
    name: 'CSV of a Swiss bank: account lines, credit and debit in CHF, a disclaimer',
    text: `Datum von:;2026-01-01
Datum bis:;2026-01-31
Konto:;CH9300762011623852957
Währung:;CHF

Datum;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Valuta;Saldo in CHF
2026-01-31;"KAUF/DIENSTLEISTUNG VOM 31.01.2026 MIGROS";;-45.60;2026-01-31;954.40
2026-01-30;"GUTSCHRIFT LOHN";5000.00;;2026-01-30;1000.00

Disclaimer:
Der Dokumenteninhalt wurde durch Filtereinstellungen generiert.
`,
    entries: ['2026-01-31 -45.60 CHF MIGROS', '2026-01-30 5000.00 CHF GUTSCHRIFT LOHN'],
  },
  {
    name: 'CSV of an Indian bank: withdrawals and deposits, stars, a summary at the end',
    text: `HDFC BANK Ltd.,,,,,,
Account No :,50100012345678,,Currency :,INR,,
Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
********,**********,********,********,********,********,********
28/01/26,UPI-GROCER-1234,0000601312,28/01/26,"1,20,500.50",,"5,00,000.00"
31/01/26,NEFT CR-EMPLOYER,N031,31/01/26,,"85,000.00","5,85,000.00"
********,**********,********,********,********,********,********
STATEMENT SUMMARY :-,,,,,,
Opening Balance,Dr Count,Cr Count,Debits,Credits,Closing Bal,
"6,20,500.50",1,1,"1,20,500.50","85,000.00","5,85,000.00",
`,
    entries: ['2026-01-28 -120500.50 INR UPI-GROCER-1234', '2026-01-31 85000.00 INR NEFT CR-EMPLOYER'],
  },
  {
    name: 'CSV of a Brazilian bank: a balance of each day, the direction behind the amount',
    text: `Conta:;12345-6
Data;Lançamento;Valor (R$)
30/01/2026;SALDO ANTERIOR;1.000,00 C
31/01/2026;PIX ENVIADO MARIA;50,00 D
31/01/2026;SALARIO;2.345,67 C
31/01/2026;SALDO DO DIA;3.295,67 C
`,
    entries: ['2026-01-31 -50.00 BRL PIX ENVIADO MARIA', '2026-01-31 2345.67 BRL SALARIO'],
  },
  {
    name: 'CSV of a Norwegian bank: out of and into the account',
    text: `"Dato";"Forklaring";"Rentedato";"Ut fra konto";"Inn på konto"
"31.01.2026";"Varekjøp REMA 1000";"31.01.2026";"123,45";""
"30.01.2026";"Lønn";"30.01.2026";"";"30.000,00"
`,
    entries: ['2026-01-31 -123.45 - Varekjøp REMA 1000', '2026-01-30 30000.00 - Lønn'],
  },
  {
    name: 'CSV of an American bank: months as words, dollars, parentheses, beginning and ending balances',
    text: `Description,,Summary Amt.
Beginning balance as of 01/01/2026,,"$1,000.00"
Total credits,,"$2,000.00"
Ending balance as of 01/31/2026,,"$2,950.00"

Date,Description,Amount,Running Bal.
"Jan 1, 2026",Beginning balance as of 01/01/2026,,"$1,000.00"
"Jan 13, 2026",PAYROLL,"$2,000.00","$3,000.00"
"Jan 31, 2026","WHOLE FOODS, AUSTIN",($50.00),"$2,950.00"
`,
    entries: ['2026-01-13 2000.00 - PAYROLL', '2026-01-31 -50.00 - WHOLE FOODS, AUSTIN'],
  },
  {
    name: 'TSV of a Turkish bank: debt and receivable, the total at the end',
    text: `Hesap No:\tTR330006100519786457841326
Para Birimi:\tTRY

Tarih\tAçıklama\tBorç\tAlacak\tBakiye
31.01.2026\tMARKET ALIŞVERİŞ\t250,75\t\t749,25
30.01.2026\tMAAŞ\t\t1.000,00\t1.000,00
Toplam\t\t250,75\t1.000,00\t
`,
    entries: ['2026-01-31 -250.75 TRY MARKET ALIŞVERİŞ', '2026-01-30 1000.00 TRY MAAŞ'],
  },
  {
    name: 'CSV of a Finnish bank: the amount in euros, a sign for income',
    text: `Kirjauspäivä;Arvopäivä;Määrä EUROA;Laji;Selitys;Saaja/Maksaja;Viesti
31.01.2026;31.01.2026;-12,30;106;KORTTIMAKSU;K-MARKET KAMPPI;-
30.01.2026;30.01.2026;+2000,00;705;PANO;TYÖNANTAJA OY;Palkka
`,
    entries: ['2026-01-31 -12.30 EUR K-MARKET KAMPPI', '2026-01-30 2000.00 EUR TYÖNANTAJA OY'],
  },
  {
    name: 'CSV of a French bank: the currency in the title, a balance above the rows',
    text: `Compte courant n° 01234567890 en EUR
Solde au 31/01/2026;1 234,56 €

Date;Libellé;Débit euros;Crédit euros
31/01/2026;"PAIEMENT CB BOULANGERIE
PARIS 11";4,20;
30/01/2026;VIREMENT SALAIRE;;1 900,00
;Total des mouvements;4,20;1 900,00
`,
    entries: ['2026-01-31 -4.20 EUR BOULANGERIE', '2026-01-30 1900.00 EUR VIREMENT SALAIRE'],
  },
  {
    name: 'CSV of a German savings bank',
    text: `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer";"BLZ";"Betrag";"Waehrung";"Info"
"DE123";"31.01.26";"31.01.26";"KARTENZAHLUNG";"EDEKA SAGT DANKE";"EDEKA";"DE1";"X";"-12,30";"EUR";"Umsatz gebucht"
"DE123";"30.01.26";"30.01.26";"LOHN";"Gehalt";"Firma";"DE2";"X";"2000,00";"EUR";"Umsatz gebucht"
`,
    entries: ['2026-01-31 -12.30 EUR EDEKA', '2026-01-30 2000.00 EUR Firma'],
  },
  {
    name: 'CSV of a German cooperative bank: the letters S and H without a heading, balances below',
    text: `Bankverbindung: 50090500
Konto;1234567 EUR

Buchungstag;Valuta;Auftraggeber/Zahlungsempfänger;Vorgang/Verwendungszweck;Umsatz; 
31.01.2026;31.01.2026;Stadtwerke;LASTSCHRIFT Strom;85,00;S
30.01.2026;30.01.2026;Arbeitgeber;GEHALT;2.500,00;H

01.01.2026;;;Anfangssaldo;100,00;H
31.01.2026;;;Endsaldo;2.515,00;H
`,
    entries: ['2026-01-31 -85.00 EUR Stadtwerke', '2026-01-30 2500.00 EUR Arbeitgeber'],
  },
  {
    name: 'CSV of a New Zealand bank: no headings',
    text: `31/01/2026,"-12.30","EFTPOS COUNTDOWN"
30/01/2026,"2000.00","PAY ACME"
`,
    entries: ['2026-01-31 -12.30 - EFTPOS COUNTDOWN', '2026-01-30 2000.00 - PAY ACME'],
  },
  {
    name: 'CSV of a Canadian bank: a column for each currency',
    text: `"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"
Chequing,12345-678,1/31/2026,,"PAYROLL DEPOSIT","ACME",2000.00,
Chequing,12345-678,1/30/2026,,"IDP PURCHASE","LOBLAWS",-45.10,
`,
    entries: ['2026-01-31 2000.00 CAD PAYROLL DEPOSIT', '2026-01-30 -45.10 CAD IDP PURCHASE'],
  },
  {
    name: 'CSV of a credit card: positive charges',
    text: `Trans. Date,Post Date,Description,Amount,Category
01/30/2026,01/31/2026,"AMAZON",45.10,"Merchandise"
01/28/2026,01/28/2026,"INTERNET PAYMENT - THANK YOU",-100.00,"Payments and Credits"
`,
    entries: ['2026-01-30 -45.10 - AMAZON', '2026-01-28 100.00 - INTERNET PAYMENT'],
  },
  {
    name: 'CSV of a Polish bank: sums above, the currency behind the amounts',
    text: `mBank S.A. Bankowość Detaliczna;
#Klient;
JAN KOWALSKI;
#Waluta;#Wpływy;#Wydatki;
PLN;2000,00;-12,30;
#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;
2026-01-31;"ZAKUP BIEDRONKA";"eKonto 1234";"Żywność";-12,30 PLN;
2026-01-30;"WYNAGRODZENIE";"eKonto 1234";"Wpływy";2 000,00 PLN;
;;;#Saldo końcowe;1 987,70 PLN;
`,
    entries: ['2026-01-31 -12.30 PLN ZAKUP BIEDRONKA', '2026-01-30 2000.00 PLN WYNAGRODZENIE'],
  },
  {
    name: 'CSV of a Spanish bank: the currency joined to the amounts',
    text: `Cuenta;ES9121000418450200051332
Titular;Ana

Fecha;F. Valor;Concepto;Importe;Saldo
31/01/2026;31/01/2026;MERCADONA;-45,10EUR;954,90EUR
30/01/2026;30/01/2026;NOMINA;1.000,00EUR;1.000,00EUR
`,
    entries: ['2026-01-31 -45.10 EUR MERCADONA', '2026-01-30 1000.00 EUR NOMINA'],
  },
  {
    name: 'CSV of a Japanese bank: no hundredths',
    text: `取引日,摘要,出金額,入金額,残高
2026/01/31,スーパー,"1,234",,"98,766"
2026/01/30,給与,,"100,000","100,000"
`,
    entries: ['2026-01-31 -1234 - スーパー', '2026-01-30 100000 - 給与'],
  },
  {
    name: 'CSV of a Swiss bank: balances above, a column for single amounts',
    text: `Kontonummer:;0234 00123456.40;
IBAN:;CH93 0076 2011 6238 5295 7;
Von:;2026-01-01;
Bis:;2026-01-31;
Anfangssaldo:;1000.00;
Schlusssaldo:;1954.40;
Bewertet in:;CHF;
Anzahl Transaktionen in diesem Zeitraum:;2;

Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3;Fussnoten;
2026-01-31;;2026-01-31;2026-01-31;CHF;-45.60;;;1954.40;123;"Coop-4512";"Zahlung Debitkarte";;;
2026-01-30;;2026-01-30;2026-01-30;CHF;;1000.00;;2000.00;124;"Firma AG";"Gutschrift";;;
`,
    entries: ['2026-01-31 -45.60 CHF Coop-4512', '2026-01-30 1000.00 CHF Firma AG'],
  },
]
