/** Whom and what the news is about. Each line: English words, then the beginnings of Kannada words with the same meaning. */
export const THING_WORDS = `
minister ministers : ಸಚಿವ ಮಂತ್ರಿ
mla legislator assembly : ಶಾಸಕ ವಿಧಾನಸಭೆ ವಿಧಾನಸಭಾ
government state : ಸರ್ಕಾರ
department : ಇಲಾಖೆ
officer officers official officials : ಅಧಿಕಾರಿ
engineer engineers : ಎಂಜಿನಿಯರ್
corporation municipal civic : ಪಾಲಿಕೆ ನಗರಸಭೆ ಪುರಸಭೆ
panchayat : ಪಂಚಾಯಿತಿ
commission : ಆಯೋಗ
committee panel : ಸಮಿತಿ
party parties : ಪಕ್ಷ
president chairman chairperson : ಅಧ್ಯಕ್ಷ
farmer farmers grower growers : ರೈತ ಬೆಳೆಗಾರ ಕೃಷಿಕ
crop crops harvest yield : ಬೆಳೆ ಇಳುವರಿ ಕೊಯ್ಲು
market : ಮಾರುಕಟ್ಟೆ ಎಪಿಎಂಸಿ
paddy rice : ಭತ್ತ ಅಕ್ಕಿ
sugar sugarcane cane : ಕಬ್ಬು ಸಕ್ಕರೆ
onion onions : ಈರುಳ್ಳಿ
tomato tomatoes : ಟೊಮೆಟೊ
chilli chillies : ಮೆಣಸಿನಕಾಯಿ
pepper : ಕಾಳುಮೆಣಸು
coconut copra : ತೆಂಗು ತೆಂಗಿನ ಕೊಬ್ಬರಿ
areca arecanut : ಅಡಿಕೆ
coffee : ಕಾಫಿ
cotton : ಹತ್ತಿ
silk cocoon cocoons : ರೇಷ್ಮೆ
ragi millet : ರಾಗಿ ಸಿರಿಧಾನ್ಯ
jowar sorghum : ಜೋಳ
gram pulses tur : ಕಡಲೆ ತೊಗರಿ ದ್ವಿದಳ
mango mangoes : ಮಾವು ಮಾವಿನ
flower flowers : ಹೂವು ಹೂವಿನ ಪುಷ್ಪ
seed seeds : ಬೀಜ
fertiliser urea : ಗೊಬ್ಬರ ರಸಗೊಬ್ಬರ ಯೂರಿಯಾ
milk dairy : ಹಾಲು ಹಾಲಿನ
egg eggs : ಮೊಟ್ಟೆ
fish fishing fishermen fisherman : ಮೀನು
boat boats ferry trawler : ದೋಣಿ ಬೋಟ್
sea coast beach : ಸಮುದ್ರ ಕರಾವಳಿ ಕಡಲ
river : ನದಿ
dam reservoir reservoirs : ಜಲಾಶಯ ಅಣೆಕಟ್ಟೆ ಅಣೆಕಟ್ಟು ಡ್ಯಾಂ
lake tank tanks : ಕೆರೆ
canal canals : ಕಾಲುವೆ ನಾಲೆ
water : ನೀರು ನೀರಿನ ಜಲ
well borewell : ಬಾವಿ
bridge bridges flyover : ಸೇತುವೆ
road roads highway : ರಸ್ತೆ ಹೆದ್ದಾರಿ
tunnel : ಸುರಂಗ
bus buses : ಬಸ್
train trains railway : ರೈಲು ರೈಲ್ವೆ
metro : ಮೆಟ್ರೊ
truck trucks lorry tanker : ಲಾರಿ ಟ್ಯಾಂಕರ್
car cars : ಕಾರು ಕಾರಿನ
bike motorcycle scooter : ಬೈಕ್ ಸ್ಕೂಟರ್
vehicle vehicles traffic : ವಾಹನ ಸಂಚಾರ
airport flight flights plane planes runway : ವಿಮಾನ
ship port harbour : ಬಂದರು ಹಡಗು
driver drivers : ಚಾಲಕ
passenger passengers : ಪ್ರಯಾಣಿಕ
school schools : ಶಾಲೆ ಶಾಲಾ
teacher teachers : ಶಿಕ್ಷಕ
student students pupils : ವಿದ್ಯಾರ್ಥಿ
college colleges : ಕಾಲೇಜು
university : ವಿಶ್ವವಿದ್ಯಾಲಯ
hostel hostels : ವಸತಿನಿಲಯ ಹಾಸ್ಟೆಲ್
book books novel : ಪುಸ್ತಕ ಕೃತಿ ಕಾದಂಬರಿ
library : ಗ್ರಂಥಾಲಯ
poet poetry poem poems : ಕವಿ ಕವನ ಕಾವ್ಯ ಕವಯಿತ್ರಿ
writer author literary literature : ಸಾಹಿತ ಸಾಹಿತ್ಯ ಲೇಖಕ
film films cinema movie : ಚಿತ್ರ ಸಿನಿಮಾ ಚಲನಚಿತ್ರ
actor actress : ನಟ
music singer musician concert : ಸಂಗೀತ ಗಾಯಕ
dance dancer : ನೃತ್ಯ
play theatre drama : ನಾಟಕ ರಂಗ
museum : ಸಂಗ್ರಹಾಲಯ
inscription inscriptions : ಶಾಸನ
statue idol : ಪ್ರತಿಮೆ ವಿಗ್ರಹ
temple : ದೇವಾಲಯ ದೇವಸ್ಥಾನ
fair festival : ಜಾತ್ರೆ ಉತ್ಸವ ಹಬ್ಬ
chariot : ತೇರು ರಥ
hospital hospitals : ಆಸ್ಪತ್ರೆ
doctor doctors : ವೈದ್ಯ
nurse nurses : ದಾದಿ ನರ್ಸ್ ಶುಶ್ರೂಷ
patient patients : ರೋಗಿ
heart : ಹೃದಯ
eye eyes : ಕಣ್ಣು ನೇತ್ರ
child children kids : ಮಕ್ಕಳ ಮಗು
boy boys : ಬಾಲಕ ಹುಡುಗ
girl girls : ಬಾಲಕಿ ಹುಡುಗಿ
woman women : ಮಹಿಳೆ ಮಹಿಳಾ ವನಿತೆ
worker workers labourer labourers : ಕಾರ್ಮಿಕ
employee employees staff : ನೌಕರ ಸಿಬ್ಬಂದಿ
bank : ಬ್ಯಾಂಕ್
company firm startup : ಕಂಪನಿ ನವೋದ್ಯಮ
factory mill plant : ಕಾರ್ಖಾನೆ ಘಟಕ
mine mines mining : ಗಣಿ
sand : ಮರಳು
gold : ಚಿನ್ನ
liquor alcohol : ಮದ್ಯ
drug drugs ganja : ಗಾಂಜಾ ಮಾದಕ ಡ್ರಗ್ಸ್
power electricity electric : ವಿದ್ಯುತ್
solar : ಸೌರ
wind : ಪವನ
lamp lights light : ದೀಪ ಬೆಳಕು
gas : ಗ್ಯಾಸ್ ಅನಿಲ
garbage waste : ಕಸ ತ್ಯಾಜ್ಯ
plastic : ಪ್ಲಾಸ್ಟಿಕ್
tree trees sapling saplings : ಮರ ಸಸಿ ಗಿಡ
forest forests : ಅರಣ್ಯ ಕಾಡು
elephant elephants tusker : ಆನೆ ಕಾಡಾನೆ ಸಲಗ
tiger tigers tigress : ಹುಲಿ
leopard leopards : ಚಿರತೆ
snake snakes : ಹಾವು ಹಾವಿನ
dog dogs : ನಾಯಿ
cow cows cattle : ಹಸು ಜಾನುವಾರು ರಾಸು
sheep goat goats : ಕುರಿ ಮೇಕೆ
bird birds : ಪಕ್ಷಿ ಹಕ್ಕಿ
zoo safari : ಮೃಗಾಲಯ ಸಫಾರಿ
house houses home homes : ಮನೆ
land plot plots site sites acre acres : ಭೂಮಿ ಜಮೀನು ನಿವೇಶನ ಎಕರೆ
village villages : ಗ್ರಾಮ ಹಳ್ಳಿ
camera cameras photograph photographed pictures : ಕ್ಯಾಮೆರಾ ಛಾಯಾಚಿತ್ರ
phone mobile : ಮೊಬೈಲ್ ಫೋನ್
cyber online : ಸೈಬರ್ ಆನ್‌ಲೈನ್
app software digital : ಆ್ಯಪ್ ತಂತ್ರಾಂಶ ಡಿಜಿಟಲ್
technology tech : ತಂತ್ರಜ್ಞಾನ
scientist scientists science : ವಿಜ್ಞಾನಿ ವಿಜ್ಞಾನ
cricket innings wickets wicket runs batsman batter bowler : ಕ್ರಿಕೆಟ್ ವಿಕೆಟ್ ರನ್
football goal goals : ಫುಟ್‌ಬಾಲ್ ಗೋಲು
hockey : ಹಾಕಿ
kabaddi raider : ಕಬಡ್ಡಿ
chess grandmaster : ಚೆಸ್ ಗ್ರ್ಯಾಂಡ್‌ಮಾಸ್ಟರ್
tennis badminton : ಟೆನಿಸ್ ಬ್ಯಾಡ್ಮಿಂಟನ್
wrestler wrestling wrestlers bout : ಕುಸ್ತಿ ಪೈಲ್ವಾನ
marathon race runners run ran : ಮ್ಯಾರಥಾನ್ ಓಟ ಓಡಿ
swimmer swimming : ಈಜು
athlete athletics athletes : ಅಥ್ಲೆಟಿ ಕ್ರೀಡಾಪಟು
team squad : ತಂಡ
captain skipper : ನಾಯಕ
century hundred : ಶತಕ
series league tournament : ಸರಣಿ ಲೀಗ್ ಟೂರ್ನಿ
account accounts : ಖಾತೆ
document documents records papers : ದಾಖಲೆ
family families : ಕುಟುಂಬ
weaver weavers loom handloom : ನೇಕಾರ ಕೈಮಗ್ಗ
food meal meals : ಊಟ ಆಹಾರ
retired : ನಿವೃತ್ತ
tourist tourists tourism : ಪ್ರವಾಸ
hotel restaurant : ಹೋಟೆಲ್
cable : ಕೇಬಲ್
pump pumps : ಪಂಪ್
machine machines : ಯಂತ್ರ
`
