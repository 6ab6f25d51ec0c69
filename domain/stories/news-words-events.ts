/** What happens in the news. Each line: English words, then the beginnings of Kannada words with the same meaning. */
export const EVENT_WORDS = `
arrest arrested held nabbed : ಬಂಧನ ಬಂಧಿ ಸೆರೆ
police constable cop : ಪೊಲೀಸ ಕಾನ್‌ಸ್ಟೆಬಲ್
murder murdered kill killed slain : ಕೊಲೆ ಕೊಂದ ಹತ್ಯೆ
die died dead death dies killed : ಸಾವು ಸಾವಿಗ ಸಾವಿನ ಸಾವನ್ನ ಮೃತ ಅಸುನೀಗ ನಿಧನ ಸತ್ತ ಬಲಿಯಾ ಬಲಿತೆ ಮಡಿದ ಕೊನೆಯುಸಿರ
obituary funeral rites cremated : ಅಂತ್ಯಕ್ರಿಯೆ ಅಂತ್ಯಸಂಸ್ಕಾರ
hurt injured injury injuries wounded : ಗಾಯ
missing vanished : ನಾಪತ್ತೆ ಕಾಣೆಯಾ
rescue rescued saved survivor survived : ರಕ್ಷಣೆ ರಕ್ಷಿಸ ಪಾರಾ
theft steal stole stolen thief thieves burglar : ಕಳವು ಕಳ್ಳ ದೋಚ ಕದ್ದ
robbery robbed dacoit : ದರೋಡೆ
fraud cheat cheated cheating conned duped : ವಂಚ ಮೋಸ
bribe bribery : ಲಂಚ
raid raided raids search searched : ದಾಳಿ ಶೋಧ
seize seized seizure recovered impounded : ವಶಪಡಿಸ ವಶಕ್ಕೆ ಜಪ್ತಿ
smuggling smuggled illegal illegally illicit : ಅಕ್ರಮ ಕಳ್ಳಸಾಗ
court bench : ನ್ಯಾಯಾಲಯ ಕೋರ್ಟ್ ಹೈಕೋರ್ಟ್ ಪೀಠ
judge justice : ನ್ಯಾಯಾಧೀಶ ನ್ಯಾಯಮೂರ್ತಿ
sentence sentenced imprisonment jail jailed prison term : ಶಿಕ್ಷೆ ಜೈಲು ಜೀವಾವಧಿ ಕಾರಾಗೃಹ
acquit acquitted : ಖುಲಾಸೆ
bail : ಜಾಮೀನು
plea petition writ : ಅರ್ಜಿ
verdict ruling ruled order ordered : ತೀರ್ಪು ಆದೇಶ
fine fined penalty : ದಂಡ
case cases : ಪ್ರಕರಣ
complaint complained : ದೂರು ದೂರಿ
suspend suspended suspension : ಅಮಾನತು
resign resigned resignation quit quits : ರಾಜೀನಾಮೆ
appoint appointed appointment : ನೇಮಕ ನೇಮಿಸ
recruit recruitment post posts vacancy : ನೇಮಕಾತಿ ಹುದ್ದೆ
transfer transferred : ವರ್ಗಾವಣೆ
accident crash crashed collided collision : ಅಪಘಾತ ಡಿಕ್ಕಿ
overturn overturned toppled topples fell collapse collapsed : ಉರುಳಿ ಪಲ್ಟಿ ಕುಸಿದ ಕುಸಿತ ಬಿದ್ದ
derail derailed rails : ಹಳಿ
fire blaze burnt gutted burned : ಬೆಂಕಿ ಅಗ್ನಿ ಸುಟ್ಟ ಭಸ್ಮ
drown drowned sank sink capsized : ಮುಳುಗ
explosion blast exploded : ಸ್ಫೋಟ
landslide landslip : ಭೂಕುಸಿತ
flood flooded floods : ಪ್ರವಾಹ ನೆರೆ
rain rains rainfall : ಮಳೆ
storm cyclone gale gusts wind : ಚಂಡಮಾರುತ ಬಿರುಗಾಳಿ ಗಾಳಿ
drought dry : ಬರಗಾಲ ಬರಪೀಡಿತ
cold chill : ಚಳಿ
heat hot temperature : ತಾಪಮಾನ ಬಿಸಿಲ ಉಷ್ಣಾಂಶ
weather forecast warned warning alert : ಹವಾಮಾನ ಮುನ್ಸೂಚನೆ ಎಚ್ಚರಿಕೆ ಎಚ್ಚರಿಸ ಅಲರ್ಟ್
strike : ಮುಷ್ಕರ
protest protested protesters demonstration dharna march marched rally procession : ಪ್ರತಿಭಟ ಧರಣಿ ಮೆರವಣಿಗೆ
blocked block blockade : ತಡೆ
demand demanded urged sought : ಆಗ್ರಹ ಒತ್ತಾಯ ಬೇಡಿಕೆ
talks meeting met meet : ಮಾತುಕತೆ ಸಭೆ
open opened opens inaugurate inaugurated inauguration : ಉದ್ಘಾಟ ಲೋಕಾರ್ಪಣೆ ಚಾಲನೆ
begin began begins start started starts launch launched : ಆರಂಭ ಶುರು ಪ್ರಾರಂಭ
foundation : ಶಂಕುಸ್ಥಾಪನೆ ಶಿಲಾನ್ಯಾಸ
close closed shut shuts : ಮುಚ್ಚ ಬಂದ್ ಸ್ಥಗಿತ
cancel cancelled scrapped withdraw withdrawn withdrew : ರದ್ದು ಹಿಂಪಡೆ ವಾಪಸ್
postpone postponed deferred : ಮುಂದೂಡ
build built building construct constructed construction : ನಿರ್ಮಾಣ ನಿರ್ಮಿಸ
repair repaired repairs : ದುರಸ್ತಿ
survey surveyed : ಸಮೀಕ್ಷೆ
inspect inspected visit visited : ಪರಿಶೀಲ ಭೇಟಿ
find found discovered spotted : ಪತ್ತೆ
capture captured caught trapped : ಸೆರೆ ಬಲೆಗೆ ಬೋನಿ
attack attacked mauled : ದಾಳಿ
release released : ಬಿಡುಗಡೆ
birth born : ಜನನ ಜನಿಸ ಜನ್ಮ ಹೆರಿಗೆ
marry married wedding marriage couple couples : ಮದುವೆ ವಿವಾಹ ದಂಪತಿ ಜೋಡಿ
raise raised hike increase increased rise rose costlier : ಏರಿಕೆ ಹೆಚ್ಚಳ ಹೆಚ್ಚಿಸ ಏರಿತು ದುಬಾರಿ
cut reduce reduced fall fell drop dropped slump : ಇಳಿಕೆ ಕುಸಿತ ಕುಸಿದ ಕಡಿತ
record highest : ದಾಖಲೆ ಗರಿಷ್ಠ
buy bought purchase procurement : ಖರೀದಿ
sell sold sale sales : ಮಾರಾಟ
auction auctioned bid bids tender : ಹರಾಜು ಟೆಂಡರ್
invest invested investment investors fund funds : ಹೂಡಿಕೆ ಬಂಡವಾಳ ನಿಧಿ
loan loans debt : ಸಾಲ
loss losses : ನಷ್ಟ
profit profits : ಲಾಭ
compensation relief solatium : ಪರಿಹಾರ
grant grants aid subsidy : ಅನುದಾನ ನೆರವು ಸಹಾಯಧನ ಸಬ್ಸಿಡಿ
win won wins beat beats victory defeated winner : ಗೆಲುವು ಗೆದ್ದ ಜಯ ಮಣಿಸ ಸೋಲಿಸ
lose lost loses defeat : ಸೋತ ಸೋಲು
final finals : ಫೈನಲ್
title champion champions championship trophy cup : ಪ್ರಶಸ್ತಿ ಚಾಂಪಿಯನ್ ಟ್ರೋಫಿ ಕಪ್
medal medals gold : ಪದಕ ಚಿನ್ನ
award awards prize honour honoured : ಪ್ರಶಸ್ತಿ ಪುರಸ್ಕಾರ ಗೌರವ ಸನ್ಮಾನ
elected elect poll polls election elections by-election : ಚುನಾವಣೆ ಚುನಾಯಿತ ಆಯ್ಕೆಯಾ ಉಪಚುನಾವಣೆ
vote votes voted voting voters counting : ಮತದಾ ಮತಗಳ ಮತ
candidate candidates nomination : ಅಭ್ಯರ್ಥಿ ನಾಮಪತ್ರ
exam exams examination test : ಪರೀಕ್ಷೆ
result results list : ಫಲಿತಾಂಶ ಪಟ್ಟಿ
admission admissions seats admit : ಪ್ರವೇಶ ಸೀಟು
convocation degree degrees doctorate : ಘಟಿಕೋತ್ಸವ ಪದವಿ ಡಾಕ್ಟರೇಟ್
leak leaked : ಸೋರಿಕೆ
ill sick fall poisoning vomiting : ಅಸ್ವಸ್ಥ ವಾಂತಿ ವಿಷಾಹಾರ
disease fever infection virus dengue : ಕಾಯಿಲೆ ಜ್ವರ ಸೋಂಕು ರೋಗ ಡೆಂಗಿ ವೈರಸ್
vaccine vaccination dose doses : ಲಸಿಕೆ
surgery operation transplant transplanted : ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ ಕಸಿ
treat treated treatment : ಚಿಕಿತ್ಸೆ
donate donated donor organs : ದಾನ ದಾನಿ
insurance insured : ವಿಮೆ
pension pensions : ಪಿಂಚಣಿ
training train trained : ತರಬೇತಿ
study report reports : ವರದಿ ಅಧ್ಯಯನ
speech spoke : ಭಾಷಣ
evict evicted demolish demolished encroachment : ಒತ್ತುವರಿ ತೆರವು
pollute polluted pollution foam : ಮಾಲಿನ್ಯ ನೊರೆ
leave holiday : ರಜೆ
agreement pact signed : ಒಪ್ಪಂದ
scheme project plan : ಯೋಜನೆ
budget : ಬಜೆಟ್ ಆಯವ್ಯಯ
tax taxes cess : ತೆರಿಗೆ
tariff rate price prices fare fares : ದರ ಬೆಲೆ
wage wages salary pay : ವೇತನ ಸಂಬಳ ಕೂಲಿ
layoff laid sacked jobs job : ಉದ್ಯೋಗ ವಜಾ
`
