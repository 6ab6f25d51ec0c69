import type { Language, Query } from './query.ts'

const NEEDS: Record<Language, string> = {
  kannada: `
    ತುಂಗಭದ್ರಾ ಜಲಾಶಯ | water level of the Tungabhadra reservoir and water for the fields
    ಸರ್ಕಾರಿ ಶಾಲೆ ಮಕ್ಕಳು | children in government schools
    ಮೀನುಗಾರರ ದೋಣಿ | fishing boats and the fishing season
    ಕಾಫಿ ಬೆಲೆ | the price of coffee
    ಟೊಮೆಟೊ ದರ | the price of tomatoes
    ಆನೆಗಳು | elephants
    ಕೊನೆಯ ಮೆಟ್ರೋ ರೈಲು | when the last metro train leaves
    ಹಾವು ಕಡಿತಕ್ಕೆ ಚಿಕಿತ್ಸೆ | treatment of snakebite
    ಕೆರೆ | lakes and tanks
    ರೈತರಿಗೆ ಪರಿಹಾರ | compensation for farmers
    ಗ್ರಂಥಾಲಯದ ಸಮಯ | opening hours of libraries
    ಬೀದರ್ ರೈಲು | the new train to Bidar
    ಚೆಸ್ ಪ್ರಶಸ್ತಿ | a prize in chess
    ಮಹಿಳಾ ಕ್ರಿಕೆಟ್ | women's cricket
    ಕೊಳವೆ ಬಾವಿ | borewells
    ವಿಧ್ಯಾರ್ಥಿವೇತನ | scholarships
    ಸಿಡಿಲು ಉಪಗ್ರಹ | the satellite that observes lightning
    ತೂಗು ಸೇತುವೆ | the hanging bridge`,
  latin: `
    jalashaya | reservoirs and their water level
    sarkari shale | government schools
    bangude meenu | mackerel and fishing
    coffee dharane | the price of coffee
    tomato bele | the price of tomatoes
    aane | elephants
    metro railu | the metro
    haavu kadita | snakebite
    raitaru parihara | compensation for farmers
    mungaru male | the monsoon rain
    nekararu | weavers
    kabaddi mandya | the kabaddi team of Mandya
    haaki kodagu | hockey in Kodagu
    pattadakallu | Pattadakal
    chirate mari | the leopard cub
    vidyut vyatyaya | power cuts
    navajata shishu | newborn children in hospitals
    tenginakayi kobbari | the price of copra`,
  english: `
    bhadra water | water from the Bhadra canal reaching fields
    metro every four minutes | how often the metro runs
    elephant deaths | people killed by elephants and what is done
    snakebite antivenom | medicine against snakebite
    online fraud refund | victims of online fraud who get money back
    dialysis units | where dialysis is available
    hostel fee | refund of hostel fees
    anganwadi arrears | arrears of anganwadi helpers
    coffee pickers | workers for the coffee harvest
    tomato cold storage | storing tomatoes
    price of cocoons | the price of silk cocoons
    Mangalore port | the port of Mangaluru
    Mysore market | the old market of Mysuru
    lightning satelite | the satellite that counts lightning
    chess | chess results
    kabaddi final | the kabaddi final
    library hours | opening hours of the library
    desilting of lakes | desilting and cleaning of lakes`,
}

/** Queries over one day's papers of the sample. Their hits are judged by hand. */
export const SAMPLE_QUERIES: readonly Query[] = Object.entries(NEEDS).flatMap(([language, list]) =>
  list
    .trim()
    .split('\n')
    .map((line, index): Query => {
      const [text = '', need = ''] = line.split('|').map((part) => part.trim())
      return { id: `sample-${language}-${index}`, language: language as Language, text, need }
    }),
)
