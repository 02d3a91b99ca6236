/**
 * Words of budget lists in languages beyond the ones of `budgets/list/vocabulary.ts`: Portuguese, Danish, Norwegian,
 * Swedish, Finnish, Czech, Hungarian, Romanian, Turkish, Greek, Russian, Ukrainian, Japanese, Chinese, Korean, Arabic,
 * Hindi, Indonesian and Vietnamese.
 */
export const FOREIGN_BUDGET_WORDS = {
  sums: 'i alt, ialt, sammenlagt, subsum, 計, totalt, yhteensa, summa, valisumma, celkem, soucet, mezisoucet, osszesen, reszosszeg, vegosszeg, toplam, ara toplam, genel toplam, συνολο, μερικο συνολο, γενικο συνολο, αθροισμα, итого, всего, сумма, подытог, разом, всього, підсумок, сума, المجموع, الإجمالي, المجموع الكلي, مجموع, إجمالي, कुल, कुल योग, jumlah, subtotal geral, tong cong',
  /** Words that begin or end a longer word, because these languages write no spaces. */
  sumsInWord: '合計, 総計, 小計, 総額, 合计, 总计, 小计, 共计, 总额, 總計, 總額, 합계, 총계, 소계, 총액, 총합',
  remainders:
    'saldo final, sobra, o que sobra, resultado, tilbage, til overs, rest, igjen, kvar, differens, overskott, overskud, overskudd, jaljella, zbyva, zbytek, rozdil, maradek, kulonbseg, ramas, diferenta, kalan, fark, bakiye, υπολοιπο, διαφορα, остаток, разница, баланс, залишок, різниця, 残り, 残高, 差額, 収支, 结余, 余额, 差额, 盈余, 잔액, 차액, 남은 돈, الباقي, المتبقي, الفرق, शेष, बचा, अंतर, sisa, selisih, con lai',
  incomes:
    'receitas, rendimentos, indtaegter, indtaegt, inntekter, inntekt, intakter, tulot, prijmy, prijem, bevetelek, bevetel, venituri, gelirler, gelir, εσοδα, доходы, доход, доходи, дохід, 収入, 收入, 수입, الدخل, الإيرادات, आय, आमदनी, pendapatan, pemasukan, thu nhap',
  expenses:
    'despesas, despesa, saidas, udgifter, udgift, utgifter, menot, kulut, vydaje, naklady, kiadasok, kiadas, koltsegek, cheltuieli, giderler, gider, harcamalar, εξοδα, δαπανες, расходы, расход, витрати, 支出, 開支, 开支, 지출, المصروفات, النفقات, المصاريف, खर्च, व्यय, pengeluaran, chi phi',
  names:
    'categoria, item, rubrica, kulu, kategoria, polozka, tetel, categorie, kategori, kalem, κατηγορια, περιγραφη, категория, статья, категорія, стаття, 項目, 科目, 費目, 项目, 类别, 항목, 분류, البند, الفئة, मद, श्रेणी, muc, khoan',
  plans:
    'orcamento, previsto, planejado, budsjett, talousarvio, budjetti, rozpocet, plan, terv, koltsegvetes, buget, butce, planlanan, προυπολογισμος, бюджет, план, 予算, 预算, 計画, 예산, الميزانية, المخطط, बजट, anggaran, ngan sach',
  amounts:
    'valor, montante, quantia, belob, belop, summa, maara, castka, osszeg, suma, tutar, miktar, ποσο, сумма, сума, 金額, 额, 金额, 금액, المبلغ, القيمة, राशि, रकम, nominal, so tien',
  others:
    'gasto real, realizado, diferenca, faktiskt, afvigelse, avvik, avvikelse, utfall, toteutunut, skutecnost, teny, realizat, gerceklesen, απολογισμος, факт, 実績, 差異, 实际, 실제, 비고, 備考, 备注, الفعلي, वास्तविक, realisasi, thuc te',
  titles:
    'orcamentos, budsjett, talousarvio, budjetti, rozpocet, koltsegvetes, buget, butce, butcesi, προυπολογισμος, бюджет, 予算, 家計, 预算, 家計簿, 예산, 가계부, ميزانية, الميزانية, बजट, anggaran',
}

/** Single words for how often an amount is due. Phrases such as "every two months" are read by their parts. */
export const FOREIGN_FREQUENCIES = {
  DAY: 'diariamente, dagligt, daglig, dagligen, paivassa, denne, naponta, zilnic, gunluk, gunde, ημερησια, ежедневно, щодня, 毎日, 每天, 매일, يوميا, रोज, दैनिक, harian',
  WEEK: 'semanalmente, ugentligt, ukentlig, veckovis, viikossa, tydne, hetente, heti, saptamanal, haftalık, haftalik, haftada, εβδομαδιαια, еженедельно, щотижня, 毎週, 週, 每周, 매주, أسبوعيا, साप्ताहिक, mingguan',
  TWO_WEEKS: 'quinzenal, quinzenalmente, varannan vecka, hver anden uge, annenhver uke, quincenal',
  MONTH:
    'mensalmente, manedligt, manedlig, manatligen, kuukaudessa, mesicne, havonta, havi, lunar, aylık, aylik, ayda, μηνιαια, μηνιαιως, ежемесячно, щомісяця, щомісячно, місячний, месячный, 毎月, 月額, 月, 每月, 매월, 매달, 월, شهريا, मासिक, bulanan',
  TWO_MONTHS: 'bimestralmente, bimestrale, bimestriel, varannan manad, hver anden maned, annenhver maned, 隔月',
  QUARTER:
    'trimestralmente, kvartalsvis, kvartalsvist, ctvrtletne, negyedevente, trimestrial, τριμηνιαια, ежеквартально, щокварталу, 四半期, 每季度, 분기, ربع سنوي, तिमाही',
  HALF_YEAR:
    'semestralmente, halvarlig, halvarsvis, halvarligt, pololetne, felevente, semestrial, altı aylık, εξαμηνιαια, 半年, 每半年, 반기, छमाही',
  YEAR: 'anualmente, arligt, arlig, arlegen, arligen, vuodessa, rocne, evente, eves, anual, yıllık, yillik, yılda, ετησια, ετησιως, ежегодно, щороку, щорічно, 毎年, 年間, 年額, 年, 每年, 매년, 연간, 연, سنويا, सालाना, वार्षिक, tahunan',
}

/** Units of time with their numbers and cases, as they follow "every", "per" or a number. */
export const UNITS_OF_TIME = {
  DAY: 'day, days, tag, tage, tagen, jour, jours, dia, dias, giorno, giorni, dag, dagen, dage, dager, dagar, dzien, dni, den, nap, zi, zile, gun, μερα, ημερα, день, дня, дней, днів',
  WEEK: 'week, weeks, wk, wks, woche, wochen, semaine, semaines, semana, semanas, settimana, settimane, weken, tydzien, tygodnie, tygodni, vecka, veckan, veckor, uge, ugen, uger, uke, uka, uken, uker, viikko, tyden, tydny, tydnu, het, saptamana, saptamani, hafta, haftada, εβδομαδα, εβδομαδες, неделю, неделя, недели, недель, тиждень, тижні, тижнів',
  MONTH:
    'month, months, mo, mth, mths, monat, monate, monaten, mois, mes, meses, mese, mesi, maand, maanden, miesiac, miesiace, miesiecy, manad, manaden, manader, maned, maneden, maneder, kuukausi, mesic, mesice, mesicu, honap, luna, luni, ay, ayda, μηνα, μηνας, μηνες, месяц, месяца, месяцев, місяць, місяця, місяці, місяців, माह, महीना, महीने, शहर, الشهر, شهر, أشهر, bulan',
  QUARTER:
    'quarter, quarters, qtr, quartal, quartale, trimestre, trimestres, kwartaal, kwartal, kvartal, kvartalet, квартал, τριμηνο, trimestru, ctvrtleti, negyedev, ceyrek',
  HALF_YEAR:
    'half year, halbjahr, semestre, semestres, halfjaar, half jaar, polrocze, halvar, halvaret, полгода, півроку, semestru, pololeti, felev, εξαμηνο',
  YEAR: 'year, years, yr, yrs, jahr, jahre, jahren, an, ans, annee, annees, ano, anos, anno, anni, jaar, jaren, rok, roku, lata, lat, ar, aret, vuosi, ev, ani, yil, yıl, yılda, sene, senede, χρονο, χρονια, ετος, год, года, лет, рік, року, роки, साल, वर्ष, السنة, سنة, العام, tahun',
}

/** Words between an amount and its unit of time: "a", "every", "in the". */
export const EACH_WORDS =
  'a, al, an, all, alla, alle, allo, au, av, by, cada, chaque, co, da, das, de, del, den, der, det, die, each, el, elk, elke, every, fiecare, for, her, het, hver, hvert, i, ich, il, im, in, jede, jeden, jeder, jedes, je, kazdy, każdy, l, la, las, le, les, los, minden, na, nel, o, og, ogni, om, per, pe, po, por, par, pr, pro, que, the, tous, toutes, tout, til, v, var, varje, w, za, à, в, за, на, у, раз, каждые, каждый, каждую, кожен, кожні, кожну, τον, την, το, τη, κάθε, ανά, प्रति, हर, في, كل, /'

export const SMALL_NUMBERS: Record<string, string> = {
  1: 'one, ein, eine, einen, un, une, una, uno, een, jeden, en, et, ett, bir, один, раз',
  2: 'two, other, second, zwei, zweite, zweiten, deux, dos, due, dois, duas, twee, dwa, dwie, två, to, kaksi, dva, dve, ket, ketto, doua, iki, δυο, два, две, дві, annan, anden, annen',
  3: 'three, third, drei, trois, tres, tre, tres, drie, trzy, tri, kolme, harom, trei, uc, τρεις, три',
  4: 'four, fourth, vier, quatre, cuatro, quattro, quatro, cztery, fyra, fire, ctyri, negy, patru, dort, τεσσερις, четыре, чотири',
  6: 'six, sechs, seis, sei, zes, szesc, sex, seks, kuusi, sest, hat, sase, altı, εξι, шесть, шість',
  12: 'twelve, zwolf, douze, doce, dodici, doze, twaalf, dwanascie, tolv, dvanact, tizenket, oniki',
}
