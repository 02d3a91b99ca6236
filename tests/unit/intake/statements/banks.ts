/** Fictional statements in the layouts of banks: the special case, the text, its entries and the rows left out. */
export const banks: [special: string, text: string, entries: string[], leftOut: Record<string, number>][] = [
  [
    'preamble, payer and payee apart, days of two digits',
    `"Girokonto";"DE02120300000000202051"
"Zeitraum:";"01.10.2026 - 03.11.2026"
"Kontostand vom 03.11.2026:";"1.234,56 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"03.11.26";"03.11.26";"Gebucht";"Ada Beispiel";"Markt am Eck";"Einkauf";"Ausgang";"DE99";"-23,45 €";"";"";""
"02.11.26";"";"Vorgemerkt";"Ada Beispiel";"Laden";"Karte";"Ausgang";"";"-5,00";"";"";""
"01.11.26";"01.11.26";"Gebucht";"Werkstatt Ruder GmbH";"Ada Beispiel";"Lohn";"Eingang";"DE98";"2.310,00";"";"";""
`,
    [
      '2026-11-03|-23.45|EUR|Markt am Eck|Einkauf||DE02120300000000202051',
      '2026-11-01|2310.00|EUR|Werkstatt Ruder GmbH|Lohn||DE02120300000000202051',
    ],
    { PENDING: 1 },
  ],
  [
    'what is noted and not booked',
    `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"DE02120300000000202051";"02.11.26";"02.11.26";"KARTENZAHLUNG";"2026-11-01 Debitk.1";"";"";"";"";"";"";"Markt am Eck";"DE11";"BIC";"-12,30";"EUR";"Umsatz gebucht"
"DE02120300000000202051";"03.11.26";"";"KARTENZAHLUNG";"x";"";"";"";"";"";"";"Markt";"DE12";"BIC";"-1,30";"EUR";"Umsatz vorgemerkt"
"DE02120300000000202051";"04.11.26";"04.11.26";"LOHN";"Gehalt";"";"";"";"";"";"";"Ruder";"DE13";"BIC";"1.000,00";"EUR";"Umsatz gebucht"
`,
    [
      '2026-11-02|-12.30|EUR|Markt am Eck|KARTENZAHLUNG, 2026-11-01 Debitk.1||DE02120300000000202051',
      '2026-11-04|1000.00|EUR|Ruder|LOHN, Gehalt||DE02120300000000202051',
    ],
    { PENDING: 1 },
  ],
  [
    'a preamble with the account, two columns of currencies',
    `Umsatzanzeige;Datei erstellt am: 03.11.2026 10:00
;Letztes Update: aktuell

IBAN;DE02 1203 0000 0000 2020 51
Kontoname;Girokonto
Bank;ING
Kunde;Ada Beispiel
Zeitraum;01.10.2026 - 03.11.2026
Saldo;1.234,56;EUR

Sortierung;Datum absteigend

In der CSV-Datei finden Sie alle bereits gebuchten Umsätze.

Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
03.11.2026;03.11.2026;Markt am Eck;Lastschrift;Karte 12;1.234,56;EUR;-23,45;EUR
02.11.2026;02.11.2026;Ruder GmbH;Gehalt/Rente;Lohn;1.258,01;EUR;1.000,00;EUR
`,
    [
      '2026-11-03|-23.45|EUR|Markt am Eck|Lastschrift, Karte 12||DE02120300000000202051',
      '2026-11-02|1000.00|EUR|Ruder GmbH|Gehalt/Rente, Lohn||DE02120300000000202051',
    ],
    {},
  ],
  [
    'the bank’s own numbers',
    `"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Naam uiteindelijke partij","Naam initiërende partij","BIC tegenpartij","Code","Batch ID","Transactiereferentie","Machtigingskenmerk","Incassant ID","Betalingskenmerk","Omschrijving-1","Omschrijving-2","Omschrijving-3","Reden retour","Oorspr bedrag","Oorspr munt","Koers"
"NL00RABO0123456789","EUR","RABONL2U","000000000000000101","2026-11-02","2026-11-02","-12,30","+1000,00","NL11","Bakker Zon","","","","bc","","","","","","Pas 003"," ","","","","",""
"NL00RABO0123456789","EUR","RABONL2U","000000000000000102","2026-11-03","2026-11-03","+50,00","+1050,00","NL12","J. de Vries","","","","cb","","","","","","Terug"," ","","","","",""
`,
    [
      '2026-11-02|-12.30|EUR|Bakker Zon|Pas 003|000000000000000101|NL00RABO0123456789',
      '2026-11-03|50.00|EUR|J. de Vries|Terug|000000000000000102|NL00RABO0123456789',
    ],
    {},
  ],
  [
    'amounts in the currency of the heading',
    `"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
2026-11-02,2026-11-02,"Corner Shop",,Presentment,-,"Main Account",-12.3,12.3,EUR,1
2026-11-03,2026-11-03,"Ada Example","DE89",Credit Transfer,"rent","Main Account",500.0,,,
`,
    ['2026-11-02|-12.3|EUR|Corner Shop|||Main Account', '2026-11-03|500.0|EUR|Ada Example|rent||Main Account'],
    {},
  ],
  [
    'days with dashes',
    `"TransferWise ID",Date,"Date Time",Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,"Card Last Four Digits","Card Holder Full Name",Attachment,Note,"Total fees","Exchange To Amount"
CARD-101,03-11-2026,"03-11-2026 10:00:00.000",-12.30,EUR,"Card transaction of 12.30 EUR issued by Corner Shop",,100.00,,,,,,,"Corner Shop",1234,"A Person",,,0.00,
TRANSFER-102,02-11-2026,"02-11-2026 10:00:00.000",500.00,EUR,"Received money from A Friend with reference rent",rent,112.30,,,,"A Friend",,,,,,,,0.00,
`,
    [
      '2026-11-03|-12.30|EUR|Corner Shop|Card transaction of 12.30 EUR issued by Corner Shop|CARD-101',
      '2026-11-02|500.00|EUR|A Friend|Received money from A Friend with reference rent|TRANSFER-102',
    ],
    {},
  ],
  [
    'fees and memos',
    `"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Reference Txn ID","Balance","Balance Impact"
"11/02/2026","10:00:00","PDT","Corner Shop","Express Checkout Payment","Completed","USD","-12.30","0.00","-12.30","a@x","b@x","1AB","","0.00","Debit"
"11/02/2026","10:00:00","PDT","","Bank Deposit to PP Account","Completed","USD","12.30","0.00","12.30","","a@x","2AB","1AB","12.30","Credit"
"11/03/2026","10:00:00","PDT","Hotel","Authorization","Pending","USD","-80.00","0.00","-80.00","","a@x","3AB","1AB","12.30","Memo"
"11/14/2026","10:00:00","PDT","Guest","Website Payment","Completed","USD","20.00","-0.85","19.15","g@x","a@x","4AB","","19.15","Credit"
`,
    [
      '2026-11-02|-12.30|USD|Corner Shop||1AB',
      '2026-11-02|12.30|USD|Bank Deposit to PP Account||2AB',
      '2026-11-14|19.15|USD|Guest||4AB',
    ],
    { PENDING: 1 },
  ],
  [
    'a word before the words',
    `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
DEBIT,11/02/2026,"CORNER SHOP",-12.30,ACH_DEBIT,1000.00,,
CREDIT,11/14/2026,"PAYROLL",500.00,ACH_CREDIT,1500.00,,
`,
    ['2026-11-02|-12.30|-|CORNER SHOP', '2026-11-14|500.00|-|PAYROLL'],
    {},
  ],
  [
    'sums above, a balance first',
    `Description,,Summary Amt.
Beginning balance as of 10/01/2026,,"1,000.00"
Total credits,,"500.00"
Total debits,,"-12.30"
Ending balance as of 11/03/2026,,"1,487.70"

Date,Description,Amount,Running Bal.
10/01/2026,Beginning balance as of 10/01/2026,,"1,000.00"
10/02/2026,"CORNER SHOP","-12.30","987.70"
10/14/2026,"PAYROLL","500.00","1,487.70"
`,
    ['2026-10-02|-12.30|-|CORNER SHOP', '2026-10-14|500.00|-|PAYROLL'],
    { TOTAL: 1 },
  ],
  [
    'two columns of amounts and categories',
    `Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit
2026-11-02,2026-11-03,1234,CORNER SHOP,Dining,12.30,
2026-11-03,2026-11-04,1234,PAYMENT,Payment/Credit,,500.00
`,
    ['2026-11-02|-12.30|-|CORNER SHOP|||1234|Dining', '2026-11-03|500.00|-|PAYMENT|||1234|Payment/Credit'],
    {},
  ],
  [
    'cells of blanks',
    `Number,Date,Account,Amount,Subcategory,Memo
	 ,02/11/2026,20-00-00 12345678,-12.30,Card Purchase,CORNER SHOP	ON 01 NOV
	 ,03/11/2026,20-00-00 12345678,500.00,Direct Credit,EMPLOYER LTD
	 ,04/11/2026,20-00-00 12345678,-1.00,Card Purchase,BUS
`,
    [
      '2026-11-02|-12.30|-|CORNER SHOP ON 01 NOV|||20-00-00 12345678|Card Purchase',
      '2026-11-03|500.00|-|EMPLOYER LTD|||20-00-00 12345678|Direct Credit',
      '2026-11-04|-1.00|-|BUS|||20-00-00 12345678|Card Purchase',
    ],
    {},
  ],
  [
    'no heading, signs on all',
    `02/11/2026,"-12.30","CORNER SHOP SYDNEY","+987.70"
03/11/2026,"+500.00","SALARY","+1487.70"
`,
    ['2026-11-02|-12.30|-|CORNER SHOP SYDNEY', '2026-11-03|500.00|-|SALARY'],
    {},
  ],
  [
    'Swedish headings',
    `* Transaktioner Period 2026-10-01 - 2026-11-03 Skapad 2026-11-03 10:00 CET
Radnummer,Clearingnummer,Kontonummer,Produkt,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,Belopp,Bokfört saldo
1,"81059","123456789","Privatkonto","SEK","2026-11-02","2026-11-01","2026-11-02","ICA","ICA KORT",-123.00,1000.00
2,"81059","123456789","Privatkonto","SEK","2026-11-03","2026-11-03","2026-11-03","LÖN","LÖN",20000.00,21000.00
`,
    ['2026-11-02|-123.00|SEK|ICA|||123456789', '2026-11-03|20000.00|SEK|LÖN|||123456789'],
    {},
  ],
  [
    'days with strokes',
    `Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta
2026/11/02;-123,00;1234 56 78901;;ICA;Kortköp ICA;1000,00;SEK
2026/11/03;20000,00;;1234 56 78901;Arbetsgivare;Lön;21000,00;SEK
`,
    ['2026-11-02|-123.00|SEK|ICA|Kortköp ICA', '2026-11-03|20000.00|SEK|Arbetsgivare|Lön'],
    {},
  ],
  [
    'no heading, Hungarian words for the direction',
    `"117734491111111100000000";"T";-1500;"HUF";"20261102";"20261102";100000;"117";"Bolt Kft";"";"Vásárlás";"";"VÁSÁRLÁS KÁRTYÁVAL"
"117734491111111100000000";"J";300000;"HUF";"20261103";"20261103";400000;"118";"Munka Kft";"";"Bér";"";"ÁTUTALÁS"
`,
    ['2026-11-02|-1500|HUF|Bolt Kft|VÁSÁRLÁS KÁRTYÁVAL', '2026-11-03|300000|HUF|Munka Kft|Bér, ÁTUTALÁS'],
    {},
  ],
  [
    'Polish headings, debits below zero',
    `"Numer rachunku/karty","Data transakcji","Data rozliczenia","Rodzaj transakcji","Na konto/Z konta","Odbiorca/Zleceniodawca","Opis","Obciążenia","Uznania","Saldo","Waluta"
"PL11 1160","2026-11-02","2026-11-03","ZAKUP - FIZ. UŻYCIE KARTY","","","SKLEP NAROŻNY","-12.30","","987.70","PLN"
"PL11 1160","2026-11-03","2026-11-03","PRZELEW PRZYCHODZĄCY","12 3","PRACODAWCA","WYNAGRODZENIE","","5000.00","5987.70","PLN"
`,
    [
      '2026-11-02|-12.30|PLN|ZAKUP - FIZ. UŻYCIE KARTY|SKLEP NAROŻNY||PL11 1160',
      '2026-11-03|5000.00|PLN|PRACODAWCA|PRZELEW PRZYCHODZĄCY, WYNAGRODZENIE||PL11 1160',
    ],
    {},
  ],
  [
    'Czech headings',
    `Pohyby na účtu 123456789/0300

číslo účtu;datum zaúčtování;částka;měna;zůstatek;konstantní symbol;variabilní symbol;specifický symbol;označení operace;název protiúčtu;číslo protiúčtu;poznámka;ID transakce
123456789/0300;2.11.2026;-123,50;CZK;1000,00;;;;Platba kartou;Obchod Roh;;nákup;9001
123456789/0300;3.11.2026;20000,00;CZK;21000,00;;;;Příchozí úhrada;Zaměstnavatel;1/0100;;9002
`,
    [
      '2026-11-02|-123.50|CZK|Obchod Roh|nákup|9001|123456789/0300',
      '2026-11-03|20000.00|CZK|Zaměstnavatel||9002|123456789/0300',
    ],
    {},
  ],
  [
    'Dr and Cr behind the amounts',
    `Transaction Date,Particulars,Amount
02-Nov-2026,CORNER SHOP,"1,230.00 Dr"
03-Nov-2026,SALARY,"50,000.00 Cr"
`,
    ['2026-11-02|-1230.00|-|CORNER SHOP', '2026-11-03|50000.00|-|SALARY'],
    {},
  ],
  [
    'only credits marked',
    `Date,Details,Amount
02/11/2026,CORNER SHOP,12.30
03/11/2026,PAYMENT,500.00CR
`,
    ['2026-11-02|-12.30|-|CORNER SHOP', '2026-11-03|500.00|-|PAYMENT'],
    {},
  ],
  [
    'S and H under no heading',
    `"Umsätze Girokonto";"Zeitraum: 30 Tage";
Buchungstag;Valuta;Auftraggeber/Zahlungsempfänger;Empfänger/Zahlungspflichtiger;Konto-Nr.;IBAN;BLZ;BIC;Vorgang/Verwendungszweck;Kundenreferenz;Währung;Umsatz; 
02.11.2026;02.11.2026;Ada;Markt am Eck;1;DE;1;B;Karte;;EUR;12,30;S
03.11.2026;03.11.2026;Ada;Ruder;1;DE;1;B;Lohn;;EUR;1.000,00;H
`,
    ['2026-11-02|-12.30|EUR|Markt am Eck|Karte', '2026-11-03|1000.00|EUR|Ruder|Lohn'],
    {},
  ],
  [
    'two statements in one file',
    `Account:;NL00ABCD0123456789
Currency:;EUR
Date;Description;Amount
02.11.2026;Shop;-12,30
03.11.2026;Pay;500,00

Account:;NL00ABCD0987654321
Currency:;USD
Date;Description;Amount
04.11.2026;Store;-1,30
Total;;-1,30
`,
    [
      '2026-11-02|-12.30|EUR|Shop|||NL00ABCD0123456789',
      '2026-11-03|500.00|EUR|Pay|||NL00ABCD0123456789',
      '2026-11-04|-1.30|USD|Store|||NL00ABCD0987654321',
    ],
    { TOTAL: 1 },
  ],
  [
    'two tables with other headings',
    `Bank accounts
Date,Description,Amount,Balance
2026-11-02,Shop,-12.30,100.00
2026-11-03,Pay,500.00,600.00
Cards
Transaction date,Merchant,Money out,Money in,Currency
2026-11-04,Kiosk,3.20,,GBP
2026-11-05,Refund,,1.20,GBP
`,
    ['2026-11-02|-12.30|-|Shop', '2026-11-03|500.00|-|Pay', '2026-11-04|-3.20|GBP|Kiosk', '2026-11-05|1.20|GBP|Refund'],
    {},
  ],
  [
    'the separator named',
    `sep=,
"Date","Description","Debit","Credit"
"2026-11-02","Shop; big","12.30",""
"2026-11-03","Other","1.00",""
`,
    ['2026-11-02|-12.30|-|Shop; big', '2026-11-03|-1.00|-|Other'],
    {},
  ],
  [
    'cells that are formulas of texts',
    `="2026-11-02";="0012";="-12,30"
`,
    ['2026-11-02|-12.30|-'],
    {},
  ],
  [
    'charges without a sign, an account of digits',
    `Date,Reference,Description,Card Member,Account #,Amount
11/02/2026,AT123,CORNER SHOP,A PERSON,-1001,12.30
11/14/2026,AT124,ONLINE PAYMENT - THANK YOU,A PERSON,-1001,-500.00
`,
    ['2026-11-02|-12.30|-|CORNER SHOP|AT123||-1001', '2026-11-14|500.00|-|ONLINE PAYMENT - THANK YOU|AT124||-1001'],
    {},
  ],
  [
    'a word for the day of what is not booked',
    `;
"Umsätze Girokonto ";"Zeitraum: 30 Tage";
"Neuer Kontostand";"587,70 EUR";

"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
"offen";"--";"Kartenverfügung";"Buchungstext: LADEN";"-5,00";
"02.11.2026";"02.11.2026";"Lastschrift";"Auftraggeber: Markt Buchungstext: Einkauf";"-12,30";
"03.11.2026";"03.11.2026";"Übertrag";"Auftraggeber: Ruder";"500,00";

"Alter Kontostand";"100,00 EUR";
`,
    [
      '2026-11-02|-12.30|EUR|Lastschrift|Auftraggeber: Markt Buchungstext: Einkauf',
      '2026-11-03|500.00|EUR|Übertrag|Auftraggeber: Ruder',
    ],
    { PENDING: 1, TOTAL: 1 },
  ],
  [
    'words that go on under no heading',
    `"Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji","","",""
"2026-11-02","2026-11-01","Płatność kartą","-12.30","PLN","+87.70","Tytuł: 000","Lokalizacja: Adres: SKLEP","Data i czas operacji: 2026-11-01",""
"2026-11-03","2026-11-03","Przelew na konto","+500.00","PLN","+587.70","Rachunek nadawcy: 1","Nazwa nadawcy: PRACODAWCA","Tytuł: WYNAGRODZENIE",""
`,
    [
      '2026-11-02|-12.30|PLN|Tytuł: 000|Lokalizacja: Adres: SKLEP, Data i czas operacji: 2026-11-01',
      '2026-11-03|500.00|PLN|Rachunek nadawcy: 1|Nazwa nadawcy: PRACODAWCA, Tytuł: WYNAGRODZENIE',
    ],
    {},
  ],
  [
    'a heading in the preamble, sums below',
    `Umsätze
Konto;Filial-/Kontonummer;IBAN;Währung
Postbank Giro;123 1234567 00;DE02120300000000202051;EUR

1.11.2026 - 3.11.2026
Letzter Kontostand;;;;587,70;EUR
Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.
Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz ;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
2.11.2026;2.11.2026;Kartenzahlung;Markt am Eck;Einkauf;DE1;;;;;;-12,30;;;;-12,30;;EUR
3.11.2026;3.11.2026;Gutschrift;Ruder;Lohn;DE2;;;;;;500,00;;;;;500,00;EUR
Kontostand;3.11.2026;;;587,70;EUR
`,
    [
      '2026-11-02|-12.30|EUR|Markt am Eck|Einkauf||DE02120300000000202051',
      '2026-11-03|500.00|EUR|Ruder|Lohn||DE02120300000000202051',
    ],
    { TOTAL: 1 },
  ],
  [
    'Cyrillic headings, what failed',
    `"Дата операции";"Дата платежа";"Номер карты";"Статус";"Сумма операции";"Валюта операции";"Сумма платежа";"Валюта платежа";"Кэшбэк";"Категория";"MCC";"Описание"
"02.11.2026 10:00:00";"03.11.2026";"*1234";"OK";"-123,40";"RUB";"-123,40";"RUB";"";"Супермаркеты";"5411";"Магазин"
"03.11.2026 10:00:00";"03.11.2026";"*1234";"FAILED";"-5,00";"RUB";"-5,00";"RUB";"";"Кафе";"5411";"Кафе"
`,
    ['2026-11-02|-123.40|RUB|Магазин||||Супермаркеты'],
    { REVERTED: 1 },
  ],
  [
    'no heading, a first row of its own',
    `Compte de chèques;Compte de chèques;****1234;03/11/2026;;587,70
02/11/2026;;FACTURE CARTE;MARCHE DU COIN;-12,30
03/11/2026;;VIREMENT RECU;EMPLOYEUR;500,00
`,
    ['2026-11-02|-12.30|-|FACTURE CARTE|MARCHE DU COIN', '2026-11-03|500.00|-|VIREMENT RECU|EMPLOYEUR'],
    { NO_DATE: 1 },
  ],
  [
    'quotes of spreadsheets',
    `Date, Type, Description, Value, Balance, Account Name, Account Number

02/11/2026,POS,"'1234 01NOV26 , CORNER SHOP",-12.30,87.70,"'PERSON A","'112233-12345678",
03/11/2026,BAC,"'EMPLOYER",500.00,587.70,"'PERSON A","'112233-12345678",
`,
    ['2026-11-02|-12.30|-|1234 01NOV26 , CORNER SHOP|||PERSON A', '2026-11-03|500.00|-|EMPLOYER|||PERSON A'],
    {},
  ],
  [
    'lines within cells',
    `Téléchargement du 03/11/2026;

M. PERSONNE
Compte de Dépôt carte n° 12345678901;
Solde au 02/11/2026 587,70 €
Liste des opérations du compte entre le 01/11/2026 et le 03/11/2026;

Date;Libellé;Débit euros;Crédit euros;
02/11/2026;"PAIEMENT PAR CARTE
MARCHE DU COIN      ";12,30;;
03/11/2026;"VIREMENT
EMPLOYEUR";;500,00;
`,
    [
      '2026-11-02|-12.30|EUR|PAIEMENT PAR CARTE MARCHE DU COIN|||12345678901',
      '2026-11-03|500.00|EUR|VIREMENT EMPLOYEUR|||12345678901',
    ],
    {},
  ],
  [
    'headings that nobody knows',
    `Päivä;Kuvaus kohta;Rahamäärä juu
02.11.2026;Kauppa;-12,30
03.11.2026;Palkka;1 500,00
`,
    ['2026-11-02|-12.30|-|Kauppa', '2026-11-03|1500.00|-|Palkka'],
    {},
  ],
  [
    'two kinds of words in one column, a mark under no heading, balances beside the words',
    `Volksbank Musterstadt eG

Umsatzanzeige

BLZ:;50050050;;Datum:;28.02.2026
Konto:;1234567;;Uhrzeit:;10:11:12

Buchungstag;Valuta;Auftraggeber/Zahlungsempfänger;Empfänger/Zahlungspflichtiger;Vorgang/Verwendungszweck;Kundenreferenz;Währung;Umsatz;
27.02.2026;27.02.2026;Ada Beispiel;Bäckerei;Kartenzahlung;;EUR;4,50;S
26.02.2026;26.02.2026;Ada Beispiel;Firma;Gehalt;;EUR;2.000,00;H

01.02.2026;;;;;Anfangssaldo;EUR;100,00;H
28.02.2026;;;;;Endsaldo;EUR;2.095,50;H
`,
    ['2026-02-27|-4.50|EUR|Bäckerei|Kartenzahlung||1234567', '2026-02-26|2000.00|EUR|Firma|Gehalt||1234567'],
    { TOTAL: 2 },
  ],
]
