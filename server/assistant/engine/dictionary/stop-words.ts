/** Words without a meaning for questions about money. They are skipped and never treated as typos. */
export const NOISE = new Set(
  `a about above actually after again all already also altogether am an and another any anything anyone are around as at away back be
  been before being below both but by can cent could did do does doing done down dont during each either else enough euro
  even ever every exactly far few for from get gets getting give go goes going gone got had has have havent having he hello her here hey hi
  him his how hows i id if ill im in into is isnt it its ive just kind know last let lets like little long lot lots
  many may me might mine more most much must my myself near need new no not now of off ok okay old on once one ones only
  or other our ours out over own please plus pretty quite really recent recently right roughly said same say see she should
  since so some something sort still stuff such sum tell than thank thanks that thats the their them then there these they
  thing things this those through time to together too total try under until up us use very via want was wasnt way we well
  went were what whats when where wheres which while who whole whos why will with within without would yet you your
  yours approximately approx nearly almost currently money cash sums figure figures amount amounts number value account accounts
  book books_ ledger data look looking check quick quickly just simply exact exactly overall far whats wondering wonder
  work out calculate compute add up cheers mate buddy purser assistant dear um uh er hmm oh yeah yes nope
  anywhere somewhere everything anybody somebody someone everyone people thing altogether combined put bit
  others yo dude bro man lol fam btw hiya howdy alright innit gotta wanna kindly state aggregate overall provide furnish supply identify specify indicate present advise report
  instead great perfect cool brilliant super lovely excellent different separate individual shopping subtract subtracted deduct deducted fiscal financial accounting respective respectively combined jointly relevant entire incurred recorded posted booked made
  calendar date dates period between and til till starting ending beginning start end ago previous prior current following
  split group grouped divide sort sorted including include included tagged tag tags labelled label labels labeled hashtag take took taken ride eat ate drink drank order ordered see saw watch everything less
  next looks gimme dough moolah dosh loot often sure wk large big huge size happened happen happening single latest newest lately price status items item category categories part per high low show transactions spend spent month year week day`.split(
    /\s+/,
  ),
)

/** Common words that are not corrected, although they are similar to dictionary words. */
export const COMMON = new Set(
  `send sent mean means meant house horse home hotel point paint print price prize quite quiet large later latte sport short shot
  shop shape share sharp where there three tree free from form farm firm first fist world word words would could cloud should
  shoulder order older other another mother father brother sister friend friends neighbour neighbours neighbor boss wife husband
  rich poor happy weather whether stock story store stone stove light night right might fight flight eight weight height
  great greet green grey grand brand bring being begin began color colour clear clean learn leave leaves level lever
  never seven event every even over under until after before below above again against along alone almost already
  among amount around about because become been behind best better between beyond black white brown blue
  board boat body bottle bottom break bread breathe broad broke brush build built busy button
  call calm came camp candle card care careful carry case catch cause center centre chain chance change cheap check cheer
  chief choice choose church circle city claim class coach coast code cold collect come company complete cook cool copy corner
  count country county couple cover crazy create cross crowd cry current cut dance danger dark dead deal dear death decide deep
  design detail different difficult dinner direct dirt dish double doubt draw dream drink drive drop dry dust duty early earth
  east easy edge effect effort else empty enemy energy engine enjoy enough enter equal error escape exact example excuse exist
  expect expert explain eye face fact fail fair fall false family famous fast fat fear feel field figure file fill final find
  finish fire fish fit fix flat floor flow follow foot force forget forgive found frame fresh front full future gain garden
  gate gather general gentle girl glad glass goal gold good grass group grow guess guest guide habit half hand hang hard hate
  head hear heart heat heavy hello help hide high hill hold hole hope hot hour huge human hundred hungry hunt hurry hurt ice
  idea image inside iron island issue item job join joke judge jump keep key kill king kiss kitchen knee knife knock lady
  lake land language laugh law lazy lead less lesson letter library life lift line lip listen live lock look lose loss loud
  love low luck machine magic mail main make male manage map mark marry match matter maybe meaning measure meet member
  memory mention metal middle mile mind minute miss mistake mix model modern moment morning mouth move music must nail name
  narrow nation nature near neat neck noise none north nose note nothing notice offer office often once open opposite
  page pain pair paper parent park pass past path pattern pause peace perfect perhaps person phone photo pick picture piece
  place plain plan plane plate play please plenty pocket poem police polite pool popular position possible pound power
  practice prepare present press pretty prevent promise proper protect proud prove public pull punish pupil push quick
  rain raise range reach read ready real reason record reply report request rest result return ride ring rise river road
  rock roof room root rope rough round row rule run rush sad safe sail salt sand satisfy scale science sea search season
  seat secret seem sell sense sentence serve set settle shade shake shame sheet shelf shell shine ship shock shoot shore
  shout sick side sight sign silent silly silver similar simple single sink sit size skill skin sky sleep slip slow
  small smell smile smoke smooth snow soft soil some song soon sound south space speak special speech speed spell spoil
  spoon spread spring square stage stairs stand star start state station stay steal steam steel steep step stick stiff stop
  storm strange stream street strike string strong structure study style subject success sudden suffer sugar suggest summer
  supply support suppose sure surface surprise sweet swim sword system table tail talk tall taste teach team tear term test
  thick thief thin thirst throw thunder ticket tight tiny tired title toe tongue tool tooth touch tower town trade trouble true
  trust truth turn twist type understand unit university upper upset usual valley various view village visit voice wait wake
  walk wall war warm warn wash waste watch wave weak wealth wear weigh west wet wheel whip whisper whistle wide wild wind window
  wing winner winter wire wise wish woman wonder wood wool worry worse worth wound write wrong yard young awful
  leading score days weeks months years credit debit cards payment usual normal expensive ordinary special extra cheap costly same average regular single big large small huge tiny
  nice silly weekday weekdays weekends mornings evenings nights afternoons birthday easter holidays season wedding
  exceeding excluded excepted omitted dated thru relating allocated dedicated devoted creditor clearing cleared renewal renewals median treats treat chores
  computer computers charger series pilates lease leases cooling purse accounting detailed
  instructions instruction ignore system prompt password secret token delete remove erase`.split(/\s+/),
)

/** Plural nouns, which occur in questions rather than in entries. */
export const PLURALS = new Set(
  'expenses purchases payments transactions spending spendings costs earnings entries uncategorised uncategorized'.split(
    ' ',
  ),
)
