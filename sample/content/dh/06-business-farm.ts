import type { PageCopy } from '../story.ts'

export const businessFarmPage: PageCopy = {
  pageNo: 6,
  name: 'Business & Farm',
  sectionHead: 'Business & Farm',
  stories: [
    {
      id: 'p6-solar-cold-rooms',
      kicker: 'Horticulture',
      headline: 'Sun-run cold rooms steady Kolar’s tomato trade',
      standfirst:
        'Growers who can wait out a glut for ten days are selling less of their crop at a loss, though the rooms are few and repairs slow',
      byline: 'Roopashree Vemagal',
      dateline: 'Kolar',
      paragraphs: [
        'Tomato growers in 46 villages of Kolar and Srinivaspur taluks have cut the share of their crop sold at a loss by more than half after they began storing it in small cold rooms that run on sunlight.',
        'The 27 rooms, each about the size of a lorry, belong to a producer company of 1,140 growers. Its books show that boxes sold below Rs 120, the price at which a 15-kg box roughly pays for its own picking and transport, fell from 31% to 12% over four seasons.',
        'A room holds 650 boxes at 12 degrees Celsius. Tomatoes picked at the turning stage keep there for ten to twelve days, long enough to sit out most of the sudden gluts for which the Kolar yard is known. In one recent fortnight the price of a box went from Rs 310 to Rs 90 and back to Rs 240.',
        '“Earlier I would reach the yard at four in the morning, hear the price and have no reply to it,” said Munivenkatappa, who grows tomato on two and a half acres at Doddamallasandra. “Now I can turn the tempo around.”',
        'Growers pay Rs 3 a box a day. A 10-tonne room costs Rs 14.5 lakh, of which 35% came as subsidy from the Horticulture Department and the rest as a bank loan that the company is repaying over seven years.',
        'Panels on the roof freeze a tank of brine by afternoon, and the ice keeps the room cool for 18 hours after sunset. Three cloudy days in a row are the limit. Last rainy season four rooms had to be hooked to diesel sets, which doubled the day’s charge.',
        'Breakdowns worry the growers more than clouds. There is one trained mechanic for all 27 rooms, and a failed compressor at Nambihalli took nine days to replace. “We lost 400 boxes, and some members have not come back to us,” said the company’s manager, Sowbhagya Tekal. Six young people from the villages are now being trained at the polytechnic in Kolar.',
        'Commission agents at the yard, who had expected to lose by the rooms, say the effect so far is mixed. Arrivals on the heaviest days are down by about 8%, according to agent Noorulla Byrakur, but lorries from other states now find graded tomato on lean days too. “A buyer who gets his load every day does not go to another market,” he said.',
        'Dr Lohith Kadur, an agricultural economist who has studied the rooms, said they held barely 2% of what the yard handles in the peak weeks. If everyone stored and everyone sold on the tenth day, the glut would merely arrive late, he said, adding that a small pulping unit would do more for the smallest fruit.',
        'The company has applied for 15 more rooms and has asked for one of them to be set aside for carrot and beans from Malur.',
      ],
      crossheads: [
        { before: 4, text: 'Three rupees a day' },
        { before: 7, text: 'At the yard' },
      ],
      pullQuote: {
        text: 'Earlier I would hear the price and have no reply to it. Now I can turn the tempo around.',
        speaker: 'Munivenkatappa, tomato grower',
      },
      picture: {
        scene: 'farmer-portrait',
        caption: 'Munivenkatappa on his farm at Doddamallasandra in Kolar taluk.',
        credit: 'Courier photo',
      },
    },
    {
      id: 'p6-coffee-crews',
      kicker: 'Plantations',
      headline: 'Short of pickers, small coffee growers share a crew',
      byline: 'Devaiah Kanthalli',
      dateline: 'Sakleshpur',
      paragraphs: [
        'Sixty-two coffee growers around Sakleshpur, none with more than 12 acres, have stopped competing for pickers and hired one crew among themselves.',
        'The crew of 85 moves from holding to holding by a rota drawn up each Sunday from ripeness reports that growers send in by phone. Pickers are assured 110 days of work, a crèche and a wage of Rs 520 a day, with a bonus for every kilo above 60.',
        '“Each of us used to send a jeep to the same bus stand before dawn and outbid his neighbour,” said Kaveramma Belagodu, who has seven acres of robusta and thought up the rota. “By the end, half the cherry was dry on the branch.”',
        'The pickers come mainly from villages in Koppal and Raichur, and return home with their savings before the sowing rains. Of the 85, 71 have come back for a second season. “Earlier we changed masters every ten days and quarrelled over the weighing each time,” said Hulagamma Kushtagi, who leads one of the five gangs. “Here there is one scale.”',
        'Growers say the share of ripe fruit in their pickings has risen from 55% to 78%, which fetched about Rs 900 more on a 50-kg bag of parchment.',
        'Not everyone is happy with his turn. Eight growers on the higher slopes, where fruit ripens last, left after the first season, saying that the crew reached them tired and in a hurry to go home. Five have since returned.',
        'A second group, of 40 growers around Mudigere, plans to start its own rota with the next crop and has asked Sakleshpur for the loan of its spreadsheet.',
      ],
      picture: {
        scene: 'coffee-hills',
        caption:
          'Coffee under shade on the slopes near Sakleshpur, where the shared crew picks by rota.',
      },
    },
    {
      id: 'p6-mangaluru-berth',
      headline: 'New berth trims wait for boxes at Mangaluru',
      dateline: 'Mangaluru',
      paragraphs: [
        'Ships carrying containers now wait nine hours on average for a berth at Mangaluru, against 26 before a second quay crane was commissioned, figures released by the port on Thursday show.',
        'The port handled 18,200 boxes in the last quarter, a rise of 14%. Cashew kernels, coffee and frozen fish made up most of the outward cargo, and raw cashew and timber came in.',
        'The older crane, which handled every box for 19 years, was shut for repairs on 41 days of the previous year, and each stoppage sent two or three ships elsewhere. Port officials said that with two cranes there would now always be one in service, even in the windiest weeks of the monsoon.',
        'Exporters from Hassan and Chikkamagaluru, many of whom had been sending coffee by road to Kochi, said the quicker turnaround saved them about Rs 11,000 a box. “What remains is the ghat road,” said Melwyn Kinnigoli, who runs a freight agency. “One landslip and the saving is gone.”',
        'A rail siding to the container yard is to be ready in ten months.',
        'Fishermen’s societies have meanwhile asked for 12 more plug points for refrigerated boxes. There are 30, and on most nights of the mackerel season they are all taken by dusk.',
      ],
      picture: {
        scene: 'port-crane',
        caption: 'The second quay crane at the container berth, Mangaluru.',
      },
    },
    {
      id: 'p6-foundry-sand',
      kicker: 'Industry',
      headline: 'Belagavi foundries to share a sand plant',
      byline: 'Our Bureau',
      dateline: 'Belagavi',
      paragraphs: [
        'Forty-one foundries at Belagavi will build a common plant to clean and reuse moulding sand, which they now throw away at the rate of 300 tonnes a day.',
        'The plant, on four acres leased from the industrial area board, will cost Rs 38 crore. It will roast used sand to burn off the resin and return about 85% of it. Fresh sand, brought from more than 200 km away, has risen to Rs 2,900 a tonne.',
        '“We make pump bodies for half the country and heaps of black sand for our neighbours,” said Vidyadhar Kakati, who is president of the foundry cluster. Residents of two nearby villages had complained of dust for years.',
        'Each foundry will put in money according to the sand it uses, with a floor of Rs 15 lakh for the smallest. Banks have agreed to lend 60% of the cost, and the cluster expects to recover its share in under five years.',
        'What cannot be cleaned will go to a maker of paving blocks at Khanapur. Trial blocks with one part of foundry sand in four have passed the strength test for footpaths.',
      ],
    },
    {
      id: 'p6-cocoon-price',
      headline: 'Cocoons cross Rs 700 at Ramanagara',
      dateline: 'Ramanagara',
      paragraphs: [
        'Bivoltine cocoons touched Rs 712 a kg at the Ramanagara market on Friday as arrivals fell to 31 tonnes, about two-thirds of the usual.',
        'Traders put it down to leaf-roller pest in mulberry gardens around Kanakapura and Magadi. Reelers said that they could not pass on the cost, and some basins were idle. Sericulture officials expect supply to recover in three weeks, when gardens pruned early come back into leaf.',
        'The cross-breed variety sold at Rs 480 to Rs 565. Growers who had cocoons to sell were cheerful. “For once the auction clerk looked at me before I looked at him,” said Shivalingamma of Kailancha, who brought 84 kg.',
      ],
    },
  ],
  briefsTitle: 'Trade Notes',
  briefs: [
    {
      id: 'p6-brief-jaggery',
      headline: 'Mandya jaggery gets a grade',
      text: 'Jaggery makers in Mandya can have each lot tested free at the market yard and stamped in one of three grades. Untreated lots fetched Rs 250 a quintal more in the first week.',
    },
    {
      id: 'p6-brief-goat-insurance',
      headline: 'Cover for sheep and goats',
      text: 'Shepherds in Koppal and Ballari may insure flocks of up to 50 animals at Rs 38 a head. Claims are to be settled on a photograph of the ear tag and a vet’s note.',
    },
    {
      id: 'p6-brief-toy-cluster',
      headline: 'Channapatna orders up',
      text: 'Toymakers at Channapatna report a 20% rise in orders for lacquered teaching blocks. Supplies of hale wood remain tight, and 12,000 saplings are to be planted on tank beds.',
    },
    {
      id: 'p6-brief-drone-hire',
      headline: 'Drones by the acre',
      text: 'Women’s self-help groups in 18 villages of Gadag have begun hiring out spraying drones at Rs 350 an acre, about half the cost of hand spraying in tall maize.',
    },
  ],
  tables: [
    {
      id: 'p6-table-market-yards',
      title: 'Market Yard Prices (Rs/quintal)',
      columns: ['Crop', 'Market', 'Minimum', 'Maximum', 'Modal'],
      rows: [
        ['Paddy (Sona)', 'Sindhanur', '2,180', '2,640', '2,420'],
        ['Ragi', 'Tumakuru', '3,450', '4,280', '3,900'],
        ['Jowar (white)', 'Vijayapura', '2,600', '4,350', '3,480'],
        ['Maize', 'Davangere', '2,050', '2,390', '2,260'],
        ['Tur', 'Kalaburagi', '6,400', '7,820', '7,150'],
        ['Green gram', 'Gadag', '5,900', '8,240', '7,400'],
        ['Bengal gram', 'Dharwad', '5,050', '5,980', '5,600'],
        ['Groundnut', 'Challakere', '4,300', '7,150', '5,900'],
        ['Cotton', 'Raichur', '6,150', '7,540', '7,080'],
        ['Dry chilli', 'Byadgi', '8,500', '42,000', '26,500'],
        ['Onion', 'Hubballi', '700', '2,350', '1,600'],
        ['Arecanut (rashi)', 'Shivamogga', '41,500', '56,800', '52,400'],
      ],
      note: 'Modal is the price at which the largest quantity was sold.',
    },
    {
      id: 'p6-table-vegetables',
      title: 'Vegetables at the Shop (Rs/kg)',
      columns: ['Vegetable', 'Bengaluru', 'Mysuru', 'Hubballi'],
      rows: [
        ['Tomato', '28', '24', '30'],
        ['Onion', '32', '34', '26'],
        ['Potato', '36', '35', '34'],
        ['Beans', '72', '64', '80'],
        ['Carrot', '56', '50', '60'],
        ['Brinjal', '40', '36', '32'],
        ['Okra', '48', '44', '42'],
        ['Cabbage', '24', '22', '26'],
        ['Green chilli', '60', '58', '52'],
        ['Drumstick', '90', '84', '96'],
      ],
      note: 'Average of five shops in each city.',
    },
  ],
  ads: [
    {
      id: 'p6-ad-nelasiri',
      advertiser: 'Nelasiri Farm Machinery',
      headline: 'Big field or small, start it on the first pull',
      lines: [
        'Power tillers, weeders, seed drills and chaff cutters',
        'Exchange bonus up to Rs 15,000 on any old machine that still turns',
        'Service van at your village within 48 hours',
        'Demonstration on your own land, free, in 19 districts',
        'Loans arranged. Bring your land record and one photograph.',
      ],
      smallPrint:
        'Head office: Plot 9, Bevinamara Cross, Hosahadagali Road, Davangere. Phone 00000 04410. Showrooms at Hubballi, Hassan, Ballari and Tumakuru. www.nelasiri.example. Conditions apply.',
      look: 'bold',
      scene: 'paddy-field',
    },
    {
      id: 'p6-ad-aralikatte',
      advertiser: 'Aralikatte Co-operative Bank',
      headline: 'Your savings, three streets away',
      lines: [
        'Deposits from Rs 1,000',
        'Half per cent more for senior citizens',
        'Lockers available at all 14 branches',
      ],
      smallPrint:
        '3, Aralikatte Circle, Tumakuru. Phone 080-0000 3314. Read the deposit rules before investing.',
      look: 'elegant',
    },
  ],
}
