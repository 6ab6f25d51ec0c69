import type { PageCopy } from '../story.ts'

export const nationWorldPage: PageCopy = {
  pageNo: 5,
  name: 'Nation & World',
  sectionHead: 'Nation & World',
  stories: [
    {
      id: 'p5-panchayat-forecast',
      kicker: 'Monsoon',
      headline: 'Rain forecast to reach down to the panchayat',
      standfirst:
        'Weather office will issue outlooks twice a day for six-kilometre squares, and a farmer can hear them on an ordinary phone',
      byline: 'Anasuya Kerekoppa',
      dateline: 'New Delhi',
      paragraphs: [
        'The national weather office is to issue separate rain forecasts for nearly every gram panchayat in the country, replacing district bulletins that often promised the same shower to villages 60 km apart.',
        'The outlooks, to be put out at 5.30 am and 4 pm, come from a computer model that divides the land into squares measuring six km on each side. The model in use until now worked with squares of 12 km.',
        '“A district in northern Karnataka may have black soil under water at one end and cracked tanks at the other,” said Dr Vinayak Sirsikar, who heads the agricultural forecast division. “To tell both ends ‘light to moderate rain’ is of no use to either.”',
        'In trials over two seasons in 312 blocks of nine states, among them parts of Raichur, Ballari and Chamarajanagar districts, the next-day forecast of rain or no rain was right 79 times in 100. The district bulletin managed 68. For heavy rain, above 64.5 mm in a day, the figure fell to 61.',
        'The hills remain the weak spot. In the Western Ghats, where one slope may receive three times the rain of the next, the trial forecasts were late or fell short on four of every ten very wet days, an internal review found. Eleven more radars have been sanctioned, one of them for the stretch between Sirsi and Agumbe.',
        'Officials said no smartphone would be needed. A missed call to a toll-free number will bring back a recorded message of 40 seconds in the language of the district, and 14 languages are ready. Panchayat offices are to chalk the day’s outlook on a board by 7 am.',
        'In Sindhanur taluk, where the trial covered 22 panchayats, paddy grower Hanumesh Turvihal said he had put off spraying on five occasions after hearing the message. “Four times it rained. The fifth time it did not and I lost a day, which is cheaper than losing the spray,” he said.',
        'Shakuntala Budihal, who grows onion on three acres near Kolhar in Vijayapura district, was less satisfied. The call told her whether it would rain but never at what hour, she said. “When the crop is lying cut in the field, morning or evening is everything.”',
        'Dr Sirsikar said three-hourly forecasts could be made for the first half of the day, but they would be released only where a radar stood within 100 km. He asked farmers not to treat the squares as a guarantee. “It is still a forecast. I carry an umbrella,” he said.',
        'The service is expected to cost Rs 86 crore over three years, most of it for computing time and telephone calls. States have been asked to train one agriculture officer in each district to answer questions from panchayats.',
      ],
      crossheads: [
        { before: 4, text: 'Weak in the hills' },
        { before: 6, text: 'A day lost, a spray saved' },
      ],
      pullQuote: {
        text: 'To tell both ends of a district ‘light to moderate rain’ is of no use to either.',
        speaker: 'Dr Vinayak Sirsikar, agricultural forecast division',
      },
    },
    {
      id: 'p5-bridge-sensors',
      kicker: 'Railways',
      headline: 'Old bridges to be wired for sound',
      byline: 'Special Correspondent',
      dateline: 'Nagpur',
      paragraphs: [
        'Engineers will fix small microphones and strain gauges to 412 railway bridges, most of them more than 80 years old, so that a cracked rivet or a shifting bearing can be noticed between inspections.',
        'The first 36, on the trunk routes that meet at Nagpur, are to be wired within six months, the Railways said on Tuesday. Each will send its readings to a control room whenever a train crosses.',
        'Bridges are now examined by hand before and after the monsoon. Gangs walk the girders, tap the rivets and listen. “The hammer will stay,” said Raghuveer Annigeri, a chief bridge engineer. “But the man with the hammer comes twice a year. The train comes forty times a day.”',
        'During a trial on a span over the Wardha, the gauges showed one girder sagging four mm more than its neighbours under goods trains. A gang found a roller bearing that had seized and freed it in a single night.',
        'The equipment, assembled at a railway workshop in Hubballi, costs about Rs 9 lakh a bridge and can run for ten days without sun. Speed limits on weak bridges hold up about 70 passenger trains every day.',
      ],
      picture: {
        scene: 'bridge',
        caption: 'One of the 36 river bridges near Nagpur chosen for the first round of sensors.',
        credit: 'Courier photo',
      },
    },
    {
      id: 'p5-lightning-satellite',
      kicker: 'Science',
      headline: 'Student satellite goes up to count lightning',
      byline: 'Nachiket Byadarahalli',
      dateline: 'Sriharikota',
      paragraphs: [
        'A satellite the size of a shoebox, built by 43 students of five engineering colleges, was put into orbit on Monday to photograph lightning over the peninsula.',
        'It travelled as a passenger with a larger mapping satellite and separated 17 minutes after lift-off, at a height of 510 km. Its first signal was picked up an orbit later by an aerial on the roof of a college in Tumakuru.',
        '“We heard eleven seconds of beeping, and then somebody dropped the tea,” said Meghana Alur, 21, who led the radio team.',
        'The camera takes 500 frames a second in a narrow band of infrared light in which a flash can be seen even at noon. Ground detectors count strokes fairly well over the plains but miss many over the sea and the Ghats, said project guide Prof Jayasheela Maravanthe.',
        'The satellite cost Rs 2.3 crore and should last about 14 months. Its pictures will be free for any university to use.',
      ],
      picture: {
        scene: 'rocket-launch',
        caption:
          'The launch vehicle clears the tower at Sriharikota on Monday with the mapping satellite and its small companion.',
      },
    },
    {
      id: 'p5-newborn-hearing',
      headline: 'Hearing test for newborns before they go home',
      dateline: 'New Delhi',
      paragraphs: [
        'Every baby born in a district hospital will have a hearing test before discharge under a programme that begins in 140 hospitals and is to cover the rest in phases, the Health Ministry said on Wednesday.',
        'The test takes three minutes. A soft probe plays clicks into the sleeping child’s ear and records the faint echo that a healthy inner ear sends back. About five babies in 1,000 are born with a serious loss, and most are now identified only when they fail to speak at two.',
        '“A child fitted with an aid before six months usually goes to an ordinary school,” said Dr Philomena Karkada, an ear surgeon advising the programme. She said the harder task would be bringing families back for the second test, which one in three missed during the pilot.',
        'Hospitals that deliver fewer than 60 babies a month will share a machine, carried between them by a technician on a fixed day of the week.',
      ],
    },
    {
      id: 'p5-glacier-siphons',
      kicker: 'World',
      headline: 'Siphons tame a glacier lake and a valley goes home',
      byline: 'Agencies',
      dateline: 'Southern Andes',
      paragraphs: [
        'Some 2,600 people have begun returning to a farming valley in the southern Andes after engineers lowered a swollen glacier lake above it by 11 metres with nothing more elaborate than plastic pipe.',
        'The lake had tripled in size in 15 years and was held back by a loose ridge of rubble. When water began seeping through the ridge five weeks ago, the valley was emptied overnight.',
        'Helicopters could not lift pumps to the lake, which lies at 4,700 metres. Instead, 60 villagers and 20 mules carried up lengths of pipe, from which ten siphons were joined on the ice. They have drained 1,400 litres a second since.',
        '“My grandfather watered potatoes like this, with a hose and a mouthful of water,” said Eusebia Calla, a schoolteacher who walked up with the third mule train.',
        'The danger has not gone. Glaciologists say that the ice cliff at the head of the lake sheds blocks as large as houses, and a big enough fall could still send a wave over the ridge.',
        'Two siphons will be left in place, and a horn has been fixed at the school.',
      ],
      picture: {
        scene: 'mountain',
        caption:
          'The peaks above the valley. The lake lies behind the rubble ridge, out of sight of the farms below.',
      },
    },
    {
      id: 'p5-lighthouse-petrels',
      headline: 'Petrels back on the keepers’ island',
      dateline: 'North Atlantic',
      paragraphs: [
        'Storm petrels are nesting again on a treeless island in the North Atlantic for the first time in about a century, four years after the last rat was trapped there.',
        'Two wardens living in the old lighthouse heard the birds before they saw them. “It is a purr with a hiccup in it, and it was coming from inside our wall,” said one of them, Marit Sandvoll. A search of the boulder beach by night found 34 burrows.',
        'The petrel, hardly bigger than a sparrow, spends most of its life over open ocean and lays one egg a year. Ringed birds are known to have lived past 30.',
        'Rats had come ashore from a wrecked grain ship. Clearing them took three winters and 5,200 bait boxes. Visitors must now open their bags in a sealed hut at the jetty.',
      ],
      picture: {
        scene: 'lighthouse',
        caption: 'The lighthouse where the two wardens spend the nesting season.',
      },
    },
    {
      id: 'p5-herbarium-seeds',
      headline: 'Vetch wakes after 140 years in a drawer',
      dateline: 'Central Europe',
      paragraphs: [
        'A meadow vetch thought to have died out has flowered in a university greenhouse from seeds that lay for 140 years in a museum drawer.',
        'Botanists took 25 seeds from a pressed specimen, nicked the coats and left them on damp paper in a refrigerator. Three sprouted, and two have set pods. “We had booked the bench for only six weeks,” said Dr Lenka Horakova, who ran the trial. The plants will stay under netting until there is seed enough for a trial plot.',
      ],
    },
  ],
  briefsTitle: 'In Brief',
  briefs: [
    {
      id: 'p5-brief-court-notice',
      headline: 'Hang the notice on the tree, says court',
      text: 'A High Court has ruled that notice of a proposal to fell a street tree must be tied to the trunk for ten days, and that an advertisement or a website alone will not do.',
    },
    {
      id: 'p5-brief-night-trains',
      headline: 'Lower berths for elders',
      text: 'The Railways will set aside two more lower berths in every sleeper coach for passengers above 60. Those left unclaimed will be released four hours before departure.',
    },
    {
      id: 'p5-brief-millet-bank',
      headline: 'Millet seed vault opens',
      text: 'A seed vault holding 9,400 samples of millet collected from hill farms has opened near Almora. Growers may borrow a handful and must return two after harvest.',
    },
    {
      id: 'p5-brief-turtle-road',
      headline: 'Beach road shut for turtles',
      text: 'Nine km of a coast road in Odisha will be closed after dark for three weeks while olive ridley turtles nest. Fishing families have been issued passes.',
    },
    {
      id: 'p5-brief-meteorite',
      headline: 'Meteorite lands in a hayloft',
      text: 'A dairy farmer in southern Africa has handed over a 2.1-kg meteorite that fell through the roof of his hayloft. He asked the museum for new tiles in exchange.',
    },
    {
      id: 'p5-brief-quiet-whales',
      headline: 'Ships slow down for whales',
      text: 'Ferries in a northern Pacific strait have cut speed by a third after underwater recordings showed that whales stopped calling when engines passed.',
    },
  ],
  ads: [
    {
      id: 'p5-ad-sampige-eye',
      advertiser: 'Sampige Eye Hospital',
      headline: 'Reading this at arm’s length?',
      lines: [
        'Eye check-up for those above 40: Rs 150',
        'Cataract clinic, Monday to Saturday, 8 am to 5 pm',
        'Free pick-up for patients above 70',
      ],
      smallPrint:
        '27, Sampige Maram Road, Kenchanapura, Bengaluru. Phone 080-0000 2710. www.sampige-eye.example',
      look: 'plain',
    },
  ],
}
