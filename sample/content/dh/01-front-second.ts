import type { PageCopy } from '../story.ts'

export const secondFrontPage: PageCopy = {
  pageNo: 1,
  name: 'Front Page',
  sectionHead: 'Front Page',
  stories: [
    {
      id: 'p1b-sharavathi-bridge',
      kicker: 'Uttara Kannada',
      headline: 'Bridge opens, and 23 villages give up the ferry',
      standfirst:
        'The 640-metre crossing of the Sharavathi cuts the road to hospital from 71 km to 9, but approach roads for heavy vehicles are unfinished',
      byline: 'Leena Pais',
      dateline: 'Honnavar',
      paragraphs: [
        'The first ambulance went across at 6.10 am, an hour and twenty minutes before the ribbon was due to be cut. It carried Savitri Ambiga, 24, in labour, from Bilihoige on the north bank. Her daughter was born at the taluk hospital at 7.25 am.',
        'By the time Public Works Minister Raghavendra Kalghatgi arrived on Wednesday to open the new bridge over the Sharavathi, several hundred people had walked over it and back. Nobody had tried to stop them, the police said.',
        'The 640-metre bridge links 23 villages on the estuary, with about 18,500 people, to the highway at Honnavar. Until now they have depended on a diesel ferry that takes four vehicles at a time and does not run after 8 pm or in a high wind. The way round by road is 71 km.',
        'It cost Rs 118 crore and was nearly two years late. Two of its fourteen piers had to be redesigned when borings found soft clay 30 metres down, and work was halted for a season after oyster gatherers complained of silt on the beds.',
        '“They said we were against the bridge. We wanted it more than anyone,” said Parvati Harikantra, who leads a group of 140 gatherers. The contractor put up silt curtains in the end. The catch has come back to about four-fifths of what it was, she said.',
        'For schools the gain will be felt at once. Some 310 pupils cross to the high school and pre-university college every day, and headmaster Ganapati Shanbhag has marked the first period as optional for as long as he has held the post. “From Thursday I shall be marking latecomers,” he said.',
        'Shopkeepers at the Honnavar fish market, where the north bank sells most of its catch, said they expected mackerel by 5 am instead of 8. Ice has to be carried over in sacks at present and a third of it melts on the way.',
        'Buses will take longer. The approach on the north bank is a single lane for 2.4 km, and two culverts there are limited to nine tonnes. The transport corporation will begin with six minibus trips a day.',
        'Kalghatgi said tenders for widening the stretch had been opened and that the work would be done in ten months. Land for it has been acquired from 62 of the 67 owners. The other five have gone to court over the rate.',
        'The ferry will run for another month, free of charge, and be retired. Its crew of seven have been offered work as traffic attendants and watchmen on the bridge. Four have accepted.',
        'Narayan Tandel, who has steered the boat for 26 years, is not among them. “I have crossed this river perhaps two lakh times,” he said. “I would like to go and see some other river.”',
      ],
      crossheads: [
        { before: 3, text: 'Clay and oysters' },
        { before: 7, text: 'Buses must wait' },
      ],
      pullQuote: {
        text: 'I have crossed this river perhaps two lakh times. I would like to go and see some other river.',
        speaker: 'Narayan Tandel, ferryman',
      },
      picture: {
        scene: 'bridge',
        caption:
          'The new bridge over the Sharavathi near Honnavar, which opened to traffic on Wednesday.',
        credit: 'Savio Rego',
      },
    },
    {
      id: 'p1b-elephant-alerts',
      headline: 'Elephant alerts by phone cut deaths on Hassan estates',
      byline: 'Nagesh Holla',
      dateline: 'Sakleshpur',
      paragraphs: [
        'Two people have died in encounters with elephants in Hassan district in the past twelve months, against an average of seven in the five years before that, the Forest Department said on Wednesday.',
        'Officials attribute most of the fall to a voice-call system that warns residents when a herd comes within two kilometres. Trackers on foot and nine radio collars supply the positions, and calls go out in Kannada, Tulu, Hindi and Assamese, the last for estate workers.',
        'About 46,000 numbers are registered. “A text message is no use to somebody with a basket on her back,” said Deputy Conservator of Forests Meghana Ponnanna. “A phone that rings at 5.30 in the morning gets picked up.”',
        'Red lamps on 58 poles at road junctions do the same job for those without a phone. They are switched on by the trackers and stay lit for an hour after the herd has passed.',
        'Crop loss has not come down. The department settled 2,710 claims worth Rs 5.3 crore in the year, a shade more than before, and growers say a banana clump is still valued at what it fetched a decade ago.',
        'The system will be extended to three ranges in Kodagu and one in Chikkamagaluru.',
      ],
      picture: {
        scene: 'forest-elephant',
        caption:
          'A tusker at the edge of a plantation in Sakleshpur taluk. Nine animals in the district wear radio collars.',
      },
    },
    {
      id: 'p1b-local-antivenom',
      kicker: 'Health',
      headline: 'Antivenom made for Karnataka’s own vipers passes first trial',
      dateline: 'Dharwad',
      paragraphs: [
        'An antivenom raised against the venom of snakes caught in north Karnataka has worked in two-thirds of the dose of the standard product, doctors running a trial at four district hospitals said on Wednesday.',
        'The serum in general use is made from snakes of a single region in the south-east. Venom of the same species differs from place to place, and patients bitten by the saw-scaled viper here often need 20 vials or more.',
        'In the trial 212 patients were treated. Those given the new serum needed 11 vials on average and left hospital two days sooner. Three had a reaction to it, none of them a serious one.',
        '“The snake that bites a man in Navalgund has never been to the coast,” said Dr Shobha Marewad, who led the study. “It was odd that we treated him as if it had.”',
        'A larger trial at 14 hospitals will take a year. Snakebite kills about 900 people in the state annually by official count, and doctors believe as many die before they can be counted.',
      ],
      picture: {
        scene: 'hospital',
        caption: 'The district hospital in Dharwad, one of four where the new serum was tried.',
      },
    },
    {
      id: 'p1b-daytime-power',
      headline: 'Farm feeders in seven districts to get power by day',
      byline: 'Basavaraj Itagi',
      dateline: 'Koppal',
      paragraphs: [
        'Irrigation pump sets in seven northern districts will be supplied seven hours of three-phase power by day from the first week of next month, ending the night shifts that growers have complained of for two decades.',
        'The change covers 1,140 feeders and 4.6 lakh connections. It has been made possible by 860 MW of small solar plants set up beside substations, Energy Minister Doddabasappa Hulkoti told reporters.',
        'Supply will be from 9 am to 4 pm in two of three groups and from 8 am to 3 pm in the third. On cloudy days the hours may be cut to five, with notice by 7 am.',
        'Virupakshi Angadi, who grows maize on six acres near Yelburga, said he had been bitten by a scorpion twice while starting his pump in the dark. “I shall miss nothing about it,” he said.',
        'Engineers warned that villages which have added unmetered pumps may find the voltage too low when all of them start together. A drive to install capacitors will begin on Monday.',
      ],
    },
    {
      id: 'p1b-fraud-refunds',
      headline: 'Police return Rs 6.2 crore to victims of online fraud',
      byline: 'Irfan Nadaf',
      dateline: 'Bengaluru',
      paragraphs: [
        'Cyber police in the city have returned Rs 6.2 crore to 1,318 people in three months, more than in the whole of the previous year, by having accounts frozen within hours of a complaint.',
        'The largest refund, Rs 38 lakh, went to a retired schoolteacher in Jayanagar who had been kept on a video call for two days by men posing as customs officers.',
        'Money is lost in the first two hours or not at all, said Deputy Commissioner of Police Harini Somanna. Of those who called the helpline within 60 minutes, 71 per cent got back at least half. After a day it was 4 per cent.',
        'Banks will now keep an officer on duty through the night to act on police requests. Eleven banks have agreed and four have asked for time.',
        'The police have also asked courts to allow refunds under Rs 50,000 without a separate hearing.',
      ],
    },
    {
      id: 'p1b-stepwells',
      headline: 'Retired surveyor counts 61 stepwells that no map shows',
      dateline: 'Vijayapura',
      paragraphs: [
        'Mahadevappa Nandyal spent 33 years measuring other people’s boundaries for the Revenue Department. Since he retired he has been measuring holes in the ground.',
        'Riding a moped and carrying a 30-metre tape, he has recorded 61 stepwells in Vijayapura district that appear on no official list. Fourteen hold water the year round. One, behind a flour mill at Tikota, had been used as a rubbish pit for so long that a neem tree was growing in it.',
        'His drawings, made on the backs of old survey sheets, were shown at the district library on Wednesday. The zilla panchayat has agreed to clean five wells before the summer.',
        'Nandyal says people help once they have seen a plan of what is under the rubbish. “An old woman gave me a glass of buttermilk and the depth in cubits,” he said. “She was right to within a foot.”',
        'He has the eastern taluks still to do, and has asked for a new tape.',
      ],
    },
  ],
  briefsTitle: 'In brief',
  briefs: [
    {
      id: 'p1b-brief-nurses',
      headline: '1,460 nurses posted',
      text: 'Appointment orders were issued to 1,460 nurses after counselling that ended on Wednesday. A third of them will go to primary health centres.',
    },
    {
      id: 'p1b-brief-arecanut',
      headline: 'Arecanut steadies',
      text: 'Rashi variety arecanut closed at Rs 52,100 a quintal in Shivamogga, up Rs 600 on the week, after three weeks of decline.',
    },
    {
      id: 'p1b-brief-airport-bus',
      headline: 'Night coach to Ballari',
      text: 'The state transport corporation will run a sleeper coach each night between Bengaluru airport and Ballari from Friday. The fare is Rs 1,240.',
    },
    {
      id: 'p1b-brief-tank-breach',
      headline: 'Tank bund repaired',
      text: 'A 12-metre breach in the bund of a tank near Sira was closed after a night’s work by 200 villagers. No houses were damaged.',
    },
    {
      id: 'p1b-brief-teachers-transfer',
      headline: 'Transfer list out',
      text: 'The Education Department has published a provisional list of 9,275 teacher transfers. Objections will be taken until 5 pm on Monday.',
    },
    {
      id: 'p1b-brief-tiger-cubs',
      headline: 'Cubs on camera',
      text: 'Camera traps in the Nagarahole forest have recorded a tigress with four cubs, about three months old, on the bank of the Kabini.',
    },
  ],
  weather: {
    title: 'Weather',
    cities: [
      { city: 'Bengaluru', max: 27, min: 19, sky: 'Evening shower' },
      { city: 'Mysuru', max: 28, min: 19, sky: 'Cloudy' },
      { city: 'Mangaluru', max: 30, min: 24, sky: 'Rain' },
      { city: 'Hubballi', max: 29, min: 20, sky: 'Partly cloudy' },
      { city: 'Davangere', max: 30, min: 21, sky: 'Partly cloudy' },
      { city: 'Ballari', max: 34, min: 24, sky: 'Clear and hot' },
      { city: 'Bidar', max: 31, min: 20, sky: 'Clear' },
      { city: 'Karwar', max: 30, min: 25, sky: 'Rough sea, rain' },
    ],
    sunrise: '6.16 am',
    sunset: '6.19 pm',
    outlook:
      'Rain at many places on the coast. Fishermen are advised to keep close to shore off Karwar until Friday evening.',
  },
  boxes: [
    {
      id: 'p1b-inside-today',
      title: 'Inside today',
      lines: [
        'City 2: Nine open trenches and a fine of Rs 18 lakh',
        'State 3: The Kolar school that went from nine pupils to 64',
        'Opinion 4: In praise of the taluk library',
        'Nation & World 5: A glacier lake tamed, and a valley goes home',
        'Business & Farm 6: Small coffee growers share a crew of pickers',
        'Sport 7: Kodagu women come back from two down',
        'Weekend 8: Ennegayi the way field hands like it',
      ],
    },
  ],
  ads: [
    {
      id: 'p1b-ad-nellikai-pressure',
      advertiser: 'Nellikai Kitchenware',
      headline: 'Bring the old cooker. Take home a new one.',
      lines: [
        'Up to Rs 900 for any old pressure cooker',
        'Steel and hard-anodised, 2 to 10 litres',
        'Ten-year warranty on the body, two on the gasket',
        'At 140 dealers across Karnataka',
      ],
      smallPrint:
        'Nellikai Kitchenware, Shed 12, Foundry Estate, Belagavi. Tel. 00000 00000. nellikai.example. Exchange value depends on size. One cooker for each bill.',
      look: 'bold',
    },
  ],
}
