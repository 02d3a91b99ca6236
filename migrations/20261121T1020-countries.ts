import { type Kysely, sql } from 'kysely'

/** ISO 3166 code and ISO 4217 currency of each country; names and signs come from the runtime's CLDR data. */
const currencies =
  'ADEUR AEAED AFAFN AGXCD ALALL AMAMD AOAOA ARARS ATEUR AUAUD AWAWG AZAZN BABAM BBBBD BDBDT BEEUR BFXOF BGEUR BHBHD ' +
  'BIBIF BJXOF BMBMD BNBND BOBOB BRBRL BSBSD BTBTN BWBWP BYBYN BZBZD CACAD CDCDF CFXAF CGXAF CHCHF CIXOF CLCLP CMXAF ' +
  'CNCNY COCOP CRCRC CUCUP CVCVE CYEUR CZCZK DEEUR DJDJF DKDKK DMXCD DODOP DZDZD EEEUR EGEGP ERERN ESEUR ETETB FIEUR ' +
  'FJFJD FMUSD FREUR GAXAF GBGBP GDXCD GEGEL GHGHS GMGMD GNGNF GQXAF GREUR GTGTQ GWXOF GYGYD HKHKD HNHNL HREUR HTHTG ' +
  'HUHUF IDIDR IEEUR ILILS ININR IQIQD IRIRR ISISK ITEUR JMJMD JOJOD JPJPY KEKES KGKGS KHKHR KIAUD KMKMF KNXCD KPKPW ' +
  'KRKRW KWKWD KZKZT LALAK LBLBP LCXCD LICHF LKLKR LRLRD LSLSL LTEUR LUEUR LVEUR LYLYD MAMAD MCEUR MDMDL MEEUR MGMGA ' +
  'MHUSD MKMKD MLXOF MMMMK MNMNT MOMOP MRMRU MTEUR MUMUR MVMVR MWMWK MXMXN MYMYR MZMZN NANAD NEXOF NGNGN NINIO NLEUR ' +
  'NONOK NPNPR NRAUD NZNZD OMOMR PAPAB PEPEN PGPGK PHPHP PKPKR PLPLN PRUSD PSILS PTEUR PWUSD PYPYG QAQAR RORON RSRSD ' +
  'RURUB RWRWF SASAR SBSBD SCSCR SDSDG SESEK SGSGD SIEUR SKEUR SLSLE SMEUR SNXOF SOSOS SRSRD SSSSP STSTN SVUSD SYSYP ' +
  'SZSZL TDXAF TGXOF THTHB TJTJS TLUSD TMTMT TNTND TOTOP TRTRY TTTTD TVAUD TWTWD TZTZS UAUAH UGUGX USUSD UYUYU UZUZS ' +
  'VAEUR VCXCD VEVES VNVND VUVUV WSWST XKEUR YEYER ZAZAR ZMZMW ZWZWG'

export async function up(db: Kysely<never>) {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const rows = currencies.split(' ').map((pair) => {
    const [code, currency] = [pair.slice(0, 2), pair.slice(2)]
    return { code, name: names.of(code) ?? code, currency, symbol: symbolOf(currency) }
  })
  await sql`
    insert into countries (id, code, name, currency, symbol)
    select md5('country:' || code)::uuid, code, name, currency, symbol
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(code text, name text, currency text, symbol text)
  `.execute(db)
}

function symbolOf(currency: string) {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
