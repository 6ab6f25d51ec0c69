import type { PageCopy } from '../story.ts'

export const statePage: PageCopy = {
  pageNo: 3,
  name: 'State',
  sectionHead: 'State',
  stories: [
    {
      id: 'p3-puffed-rice',
      kicker: 'Small trades',
      headline: 'Ranebennur’s puffed-rice makers win a floor price and a clean furnace',
      standfirst:
        'After a six-week stoppage, traders agree to pay at least Rs 410 a sack, and the smoke is to go',
      byline: 'Basavaraj Itagi',
      dateline: 'Ranebennur (Haveri dist)',
      paragraphs: [
        'The furnaces were lit again here on Tuesday, a lane at a time, after traders in puffed rice agreed to a floor price for the first time that anyone in the business can remember.',
        'A sack of eight kilos will fetch the maker no less than Rs 410. It has been selling for between Rs 330 and Rs 365, while the paddy it is made from has gone up by a fifth. Some 280 furnaces in the old town and two villages had been cold for six weeks, and a plate of girmit at the bus stand had risen from Rs 30 to Rs 45.',
        'The settlement was reached at half past one in the morning in a municipal school, with the tahsildar in the chair. It will hold for eighteen months, and be revised if paddy moves by more than ten per cent either way.',
        '“We asked for Rs 440 and they began at Rs 370. Nobody went home happy, so it must be fair,” said Shankarappa Hanumanamatti, who bargained for the makers. His family has been at it for four generations.',
        'The district administration will put up a common furnace house outside the town at a cost of Rs 4.6 crore. The sheds burn paddy husk and, when husk is dear, old tyres. The pollution board has sent the municipality two notices, and a survey by the taluk hospital found that every third person who had worked at a furnace for ten years was short of breath.',
        'The new house will have 60 gas-fired drums, to be hired by the hour. Makers who tried one at Davangere say the grain swells as well as it does over husk but does not take the smoky taste that some customers want. Veerabhadra Kakol, the largest of the 25 traders, does not think it will matter. “They want it cheap and they want it crisp,” he said.',
        'Women, who salt and soak the paddy and sieve the hot sand, are paid by the sack and were left out of the first draft. They sat down on the steps of the school until a line was added. They will now get Rs 34 a sack, up from Rs 22.',
        '“They kept saying it would be looked into,” said Kalavva Sunkad, 58. “I said, look into it now, we have brought our food.”',
        'Makers in debt to a trader have sold below the agreed rate after earlier understandings, none of which was put in writing. This one has been stamped and copied, and a list of sacks sold and prices paid will be pinned up at the municipal office every Saturday.',
        'Work on the furnace house is to begin within two months. A site near the cotton market has been measured, though its neighbours, who own a cold store, have asked which way the wind blows.',
      ],
      crossheads: [
        { before: 4, text: 'Husk, tyres and gas' },
        { before: 6, text: 'On the school steps' },
      ],
      pullQuote: {
        text: 'They kept saying it would be looked into. I said, look into it now, we have brought our food.',
        speaker: 'Kalavva Sunkad, who sieves sand at a furnace',
      },
      picture: {
        scene: 'factory',
        caption:
          'Smoke over the old town of Ranebennur on Tuesday, when the first of the furnaces was lit again.',
      },
    },
    {
      id: 'p3-yakshagana-midnight',
      headline: 'The demon must die by midnight, troupes decide',
      byline: 'Deepa Mudradi',
      dateline: 'Thirthahalli (Shivamogga dist)',
      paragraphs: [
        'Eleven of the 16 Yakshagana troupes that tour the Malnad will end their plays at midnight this season instead of at dawn. Audiences, they say, have been ending them at midnight for some years.',
        'A full night’s performance runs from 9.30 pm to about 5.30 am. At a show near here last season, a count made by the organisers found 740 people in the field at ten o’clock, 310 at one and 64 at four, of whom several were asleep.',
        'The shorter form begins at 7 pm and has the same number of battles. What goes is talk. Improvised debate between characters, for which the best actors are loved, has been held to 20 minutes a scene, and a lamp at the side of the stage turns red when the time is up.',
        '“I once argued with Karna from two o’clock until the crows woke,” said Mahabaleshwar Nadkalasi, 71, who plays kings. “Now I see the lamp and I have to let him win.”',
        'Younger players are in favour. They can get home, and a troupe can give 190 shows in a season instead of 150. Pay is by the show, from Rs 900 for a chorus dancer to Rs 6,000 for a lead.',
        'Five troupes will carry on till morning. One has raised its fee by a quarter and is booked until the rains.',
      ],
      picture: {
        scene: 'theatre-stage',
        caption:
          'A king and his minister in a play near Thirthahalli. The shorter shows begin at 7 pm.',
      },
    },
    {
      id: 'p3-net-waste',
      headline: 'Boats bring back 21 tonnes of lost net from the sea',
      dateline: 'Malpe (Udupi dist)',
      paragraphs: [
        'Deep-sea boats working out of Malpe have landed 21 tonnes of torn and drifting net in four months under a scheme that pays crews Rs 28 a kilo for it, as much as they get for the cheapest fish.',
        'Abandoned nylon goes on catching fish for years and fouls propellers. Divers from the fisheries college found one tangle of 900 kg off the St Mary’s islands with a live turtle inside. It was cut free.',
        '“Earlier we threw it back, because where would we keep it?” said Dinakar Mendon, who skippers a 65-foot boat. Each of the 214 boats that joined has been given two drums.',
        'The net is washed by a women’s co-operative at Kodavoor and sold to a factory that melts it into pellets. Sales have covered 60 per cent of the cost so far, and the rest has come from the port’s landing fees.',
        'Not all of it is local. By the marks on the floats, about a quarter of the net was made for fleets far to the north, and one buoy carried the name of a village in another country. The college is keeping a chart of what was found where, which skippers have begun to consult before they shoot their nets.',
        'Gangolli and Bhatkal will join after the next fishing holiday.',
      ],
    },
    {
      id: 'p3-kolar-school',
      headline: 'From nine pupils to 64: a school refuses to close',
      byline: 'Roopa Narasapura',
      dateline: 'Kolar',
      paragraphs: [
        'The government lower primary school at Chinnapalya had nine children and one teacher when it was put on a list for merger. It now has 64 children, three teachers and a waiting list for the bench by the window.',
        'Parents at the village, 18 km from Kolar, were told their children would be taken by van to a larger school. They asked for a year’s grace and set about filling the classrooms.',
        'A dairy farmer lent a tempo. Two young women who work in the garment units at Malur took turns to teach spoken English on Sundays. The teacher, Nanjundaswamy Vokkaleri, called on every family that was paying for a private school in town and asked them what they were getting for it.',
        '“Mostly they said, a tie,” he said. The old pupils’ group bought 70 ties.',
        'Attendance has been above 90 per cent since the mid-day meal was shifted from a corridor to the shade of a tamarind tree and the cook, Muniyamma, began asking absent children’s mothers what had been wrong with the sambar.',
        'The Education Department has struck the school off the list and sanctioned two rooms. Officials say 31 schools in the district with fewer than ten pupils are still under review, and that visitors from eleven of them have been to Chinnapalya to look.',
      ],
      picture: {
        scene: 'village-school',
        caption: 'Morning assembly at the lower primary school in Chinnapalya, Kolar taluk.',
      },
    },
    {
      id: 'p3-karez-vents',
      headline: 'Bidar’s old water tunnel flows after 38 vents are cleared',
      dateline: 'Bidar',
      paragraphs: [
        'Water is moving again through nearly two kilometres of the karez, the tunnel dug under Bidar some five centuries ago to bring groundwater to the town. Labourers have cleared 38 of the 47 air vents known so far.',
        'They hauled up 2,900 cubic metres of mud, a bullock cart axle and a bicycle. The flow at the mouth was 90,000 litres a day last week, enough for the fields of a dozen growers.',
        'The tunnel runs 15 metres below the road in places, and two men at a time are let down with a lamp and a rope. Work stops when the lamp burns low.',
        'Four vents lie under houses. The owners have been offered steel covers they can open, said conservation engineer Farhan Gadgi.',
      ],
    },
    {
      id: 'p3-raichur-clinic',
      headline: 'Clinic opens at dusk, for those in the field all day',
      dateline: 'Sindhanur (Raichur dist)',
      paragraphs: [
        'A health centre at Gorebal camp has turned its clock round. It opens at 5 pm and closes at 11 pm, when the women who transplant and weed in the paddy fields of the canal area are free to come.',
        'In its first month it saw 2,260 patients. The same centre used to see about 700 by day. Backache and skin complaints lead the list, and 118 women were found to have anaemia bad enough to need an injection of iron.',
        '“To see the doctor I used to lose Rs 400. I did not go,” said Hanumavva Pothnal, a farm worker. The staff get a night allowance of Rs 250, and an autorickshaw to take them home.',
      ],
    },
    {
      id: 'p3-mysuru-crack-meters',
      headline: 'Glass strips to keep watch on Mysuru’s old market',
      dateline: 'Mysuru',
      paragraphs: [
        'Engineers have fixed 140 thin strips of glass across the cracks in the arches of an old market building in the heart of Mysuru. If a crack widens by as little as a hair, the strip will snap.',
        'The method is as old as the building but costs Rs 30 a strip. Electronic gauges were quoted at Rs 46 lakh, Executive Engineer Tejaswini Lingambudhi said. A watchman will check them twice a day for six months, and a decision on repairs will follow.',
      ],
    },
  ],
  briefsTitle: 'Around the districts',
  briefs: [
    {
      id: 'p3-brief-hassan',
      headline: 'Hassan',
      text: 'Potato growers in Hassan taluk will get certified seed at half price from Wednesday. The limit is six bags a family, and a land record must be shown.',
    },
    {
      id: 'p3-brief-ballari',
      headline: 'Ballari',
      text: 'Water sprinklers will be run four times a day on 11 km of the ore road at Sandur after dust levels were found to be three times the limit.',
    },
    {
      id: 'p3-brief-gadag',
      headline: 'Gadag',
      text: 'A college at Gadag has recorded 1,900 work songs sung by women at the grindstone. They may be heard at its library on weekday afternoons without a fee.',
    },
    {
      id: 'p3-brief-tumakuru',
      headline: 'Tumakuru',
      text: 'A leopard that had been taking calves at two villages near Kunigal walked into a cage on Monday night. It has been released in a forest to the west.',
    },
    {
      id: 'p3-brief-yadgir',
      headline: 'Yadgir',
      text: 'A mobile library with 4,000 books will call at 32 villages of Shahapur taluk once a fortnight. Members may keep a book for four weeks.',
    },
    {
      id: 'p3-brief-chamarajanagar',
      headline: 'Chamarajanagar',
      text: 'Women’s groups in the hills have sold 9 tonnes of forest honey at Rs 420 a kilo, Rs 130 above last season’s price.',
    },
  ],
  ads: [
    {
      id: 'p3-ad-varada-pumps',
      advertiser: 'Varada Pumps',
      headline: 'Runs on sun. Rests at night. So can you.',
      lines: [
        'Solar pump sets from 3 HP to 10 HP',
        'Five-year service at your field',
        'Subsidy papers filled in by our dealer',
        'Free site visit in 19 districts',
      ],
      smallPrint:
        'Varada Pumps, 41 Industrial Layout, Haveri. Tel. 00000 00000. varadapumps.example. Subsidy is subject to government rules.',
      look: 'bold',
      scene: 'solar-farm',
    },
  ],
}
