-- The clean name in the text of a bank: without the kind of payment before it, and without references, numbers, dates, card
-- texts and places after it. At most 500 characters are read, in at most 14 steps (about 0.1 ms in all). The original text
-- is returned if no name is left.
create or replace function payee_of(description text) returns text language plpgsql immutable strict parallel safe as $$
declare
  original constant text := btrim(regexp_replace(left(description, 500), '\s+', ' ', 'g'));
  -- Text before the name, in English, German, French and Spanish.
  payment constant text := '^(card (payment|purchase)|(contactless|debit card|credit card|pos|visa|online|recurring) (payment|purchase|debit)|'
    || 'purchase( at)?|payment|direct debit( payment)?|standing order|faster payments?( receipt)?|bill payment|bank giro credit|'
    || 'ach (debit|credit)|checkcard|pos( debit)?|wire transfer|transfer|'
    || 'sepa([ -](basis|firmen))?[ -]?(lastschrift|überweisung|ueberweisung|gutschrift|dauerauftrag|direct debit|credit transfer)?|'
    || '((basis|folge|erst|einmal)-?)?lastschrift(einzug)?|kartenzahlung|kartenkauf|kartenumsatz|einkauf|kauf(/dienstleistung)?|zahlung|'
    || '((online|euro|echtzeit)-?)?(überweisung|ueberweisung)|gutschrift|dauerauftrag|vergütung|girocard|ec[ -]?karte|'
    || 'debitkarte|kreditkarte|belastung|twint|'
    || '(achat|paiement|retrait|facture)( par)? (cb|carte)( bancaire)?|cb|carte(?= ?[x*#]*\d)|prlv|pr[ée]l[èe]vement|vir(ement)?( instantan[ée])?|paiement|'
    || '(compra|pago)( con)?( tarjeta)?|cargo (en|(con )?tarjeta)|tarjeta(?= ?[x*#]*\d)|recibo|adeudo|transferencia( inmediata)?|domiciliaci[óo]n|bizum|'
    || 'visa( debit)?|mastercard|maestro|american express|amex|apple pay|google pay)'
    || '( (sepa|europ[ée]en|inst|recibida|reçue?|recu|émise?|to|from|at|an|von|bei|de|du|à|a|vers|en|chez))*[ :/,.*-]+(?=\S)';
  -- A payment service and a star: "PAYPAL *SPOTIFY".
  service constant text :=
    '^((paypal|pp|sq|sqr|sumup|izettle|zettle|stripe|tst|sp|ztl|klarna|mollie|adyen|clover|lyf|payone|worldline|wlp|fs|dri|gglpay|iz) ?\*+|sumup|zettle[_ ])\s*(?=\S)';
  numbers constant text := '^(\d{1,2}[./-]\d{1,2}([./-]\d{2,4})?\.?|\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}|[x*•#]+\d+|\d{4,}|(nr|no|n°)\.? ?\d+)[ ,;:/-]+(?=\S)';
  reference constant text := '[ ,;/|+]+((eref|mref|kref|cred|svwz|iban|bic|end-to-end|mandat\S*|gläubiger\S*|creditor id|referenz|reference|referencia|'
    || 'référence|verwendungszweck|rechnungs?-?nr|kundennr|kunden-?nummer|vertragsnr|ref|réf|rum|ics)[ .:+#].*'
    || '|(rechnung|invoice|facture|factura|auftrag|order|bestellung|mandate) ?(nr|no|n°)?\.?[ :#]*\d.*)$';
  day constant text := '[ ,;/-]+(am |du |vom |le |el |on )?(\d{1,2}[./-]\d{1,2}([./-]\d{2,4})?|\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}(:\d{2})?( ?uhr)?|t\d{2}:\d{2}(:\d{2})?'
    || '|\d{1,2} ?(jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-z]* ?(\d{2,4})?)\.?$';
  card constant text := '[ ,;/-]+((with |mit |avec |con )?(card|karte|carte|tarjeta|cb|visa|mastercard|maestro|debit|girocard)( ?(ending|no|nr|n°)\.?( in)?)? ?[x*•.#-]*\d{3,}'
    || '|[x*•#]{2,} ?\d*|visa( debit)?|mastercard|maestro|girocard|debit card|kontaktlos|contactless|sans contact|contactlos|apple pay|google pay)$';
  number constant text := '([ ,;/#-]+((nr|no|n°|ref|filiale|fil|store|shop|tienda|magasin)\.? ?)?#?[a-z]{0,3}-?\d{3,}[\d./-]*|[ ,;/-]+(#|nr\.? ?|no\.? ?|n° ?)\d+'
    || '|\*+ ?\S*\d\S*|[ ,;/#-]+(?=[a-z]*\d)(?=\S*\d\S*\d\S*\d)[a-z0-9-]{6,})$';
  country constant text := '[ ,;/-]+(DEU?|CHE?|AUT|AT|FRA?|ESP?|GBR?|UK|USA?|ITA?|NLD?|IRL|IE|LUX?|BEL|PRT|POL|SWE|DNK|Germany|Deutschland|Schweiz|Switzerland|Suisse|'
    || 'France|Frankreich|Allemagne|España|Spain|Austria|Österreich|United Kingdom|GERMANY|DEUTSCHLAND|SCHWEIZ|SWITZERLAND|SUISSE|FRANCE|ESPAÑA|ESPANA|SPAIN|'
    || '(A[KLRZ]|C[AOT]|FL|GA|HI|I[ADLN]|K[SY]|M[ADINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]))$';
  city constant text := '[ ,;/-]+((\d{4,5} )?(berlin|hamburg|münchen|muenchen|munich|köln|koeln|frankfurt( am main)?|stuttgart|düsseldorf|duesseldorf|leipzig|dortmund|'
    || 'essen|bremen|dresden|hannover|nürnberg|nuernberg|bonn|mainz|freiburg|zürich|zuerich|zurich|genève|geneve|genf|bern|basel|lausanne|luzern|winterthur|'
    || 'st\.? gallen|wien|vienna|graz|linz|salzburg|innsbruck|paris( \d{1,2})?|lyon|marseille|toulouse|nice|nantes|bordeaux|lille|strasbourg|rennes|montpellier|'
    || 'madrid|barcelona|valencia|sevilla|málaga|malaga|bilbao|zaragoza|london|manchester|birmingham|leeds|bristol|edinburgh|glasgow|dublin|amsterdam|'
    || 'luxembourg|brussels|bruxelles|new york|seattle|san francisco|los angeles|chicago|boston|austin|san jose))$';
  name text := original; shorter text; is_card boolean := original ~* service;
begin
  for turn in 1 .. 6 loop
    shorter := regexp_replace(regexp_replace(regexp_replace(name, payment, '', 'i'), service, '', 'i'), numbers, '', 'i');
    exit when shorter = name;
    name := shorter;
  end loop;
  name := regexp_replace(name, reference, '', 'i');
  for turn in 1 .. 8 loop
    shorter := regexp_replace(regexp_replace(regexp_replace(name, day, '', 'i'), card, '', 'i'), number, '', 'i');
    if shorter ~ country and shorter like '% %' then
      shorter := regexp_replace(shorter, country, '');
    end if;
    is_card := is_card or shorter <> name or original ~* '^(card|carte|cb|kart|einkauf|kauf|debitkarte|kreditkarte|girocard|achat|paiement|compra|pago|tarjeta|visa|mastercard|maestro|pos|purchase)';
    if is_card then shorter := regexp_replace(shorter, city, '', 'i'); end if;
    shorter := rtrim(shorter, ' ,;:/*#+|-');
    exit when shorter = name;
    name := shorter;
  end loop;
  return case when length(name) >= 2 and name ~ '[[:alpha:]]' then name else original end;
end $$;

-- The payee of a transaction. Only texts of files and documents are cleaned; a description that a person entered is the
-- payee as it is.
create or replace function effective_payee(payee text, source_id uuid, description text) returns text
  language sql immutable parallel safe
  return coalesce(payee, case when source_id is null then description else payee_of(description) end);
