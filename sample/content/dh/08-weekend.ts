import type { PageCopy } from '../story.ts'

export const weekendPage: PageCopy = {
  pageNo: 8,
  name: 'Weekend',
  sectionHead: 'Weekend',
  stories: [
    {
      id: 'p8-ilkal-looms',
      kicker: 'The long read',
      headline: 'The women who climbed down to the looms',
      standfirst:
        'In a lane of Ilkal the men left for city jobs and 38 pit looms fell silent one after another. Then their wives and mothers put their feet on the pedals',
      byline: 'Shalmali Udagatti',
      dateline: 'Ilkal',
      paragraphs: [
        'At half past six, before water comes in the street tap, Neelavva Muddebihal lowers herself on to a plank at the edge of a hole in her front room, sets her feet on two pedals worn to the shape of somebody else’s soles, and throws the shuttle. The soles were her father-in-law’s. He worked this loom for 51 years and let her touch nothing on it but the dust.',
        'She is 61 and has been weaving for nine years. When she was married into Kotekeri Lane, it had 38 pit looms, and a visitor could hear them from the bus stop. When her son left for a packing job in Pune, there were six.',
        '“It was like a house after a funeral,” she says. “So one afternoon I got into the pit to see what he used to see. You see the street at the height of goats.”',
        'There are 23 looms at work in the lane now, and women sit at 19 of them. Most had spent their lives on the tasks around the loom, winding bobbins, sizing yarn with rice water, stretching warps along the lane before the sun grew strong. The weaving itself had always been done by men, and no one had shown it to them.',
        'Hardest to learn was the kondi. In an Ilkal sari the red end-piece, the seragu, has a warp of its own, and it must be joined to the warp of the body by looping one set of threads through the other. There are more than 3,000 ends to be looped, and a single mistake runs down the cloth like a crack in a wall.',
        'Only one man left in the lane could do it quickly. Channappa Gudur, 78, with cataracts in both eyes, agreed to teach on condition that nobody wrote anything down. “If it is on paper, you will look at the paper,” he told them. Eleven women sat around him for a whole rainy season. He worked by touch and slapped any hand that was late.',
        'Girija Hunagund, at 34 the youngest of the eleven, found that she lost count after 200 loops. Her mother-in-law suggested a grinding song, the kind once sung over the quern, in which each verse has 16 beats. Two verses make one finger’s width of cloth. The whole lane now counts this way, and on a busy morning three or four songs can be heard at once, none in time with another.',
        'A sari takes five days if there are no weddings. The weavers’ society, which the women registered with 20 members and a steel cupboard, pays Rs 1,650 for one in cotton and silk. The dealer who used to supply the yarn paid Rs 900 and made deductions for stains. A machine-made copy sells in the bazaar at Rs 700, and to anyone standing a yard away it is the same sari.',
        '“Turn it over,” says Rekha Amingad, who keeps the society’s accounts in a school notebook. On the copy, the join is a hard printed line. On the sari from the lane there is a row of loops, fine as the teeth of a comb. The society has begun to sew a small flap at that corner with the name of the weaver, and customers have started asking for some of the names.',
        'It is not an easy living. The pits flood in heavy rain. Knees go first and then eyes, and the nearest doctor who will test for spectacles sits 30 km away. Of the 19, four have daughters who can weave, and of those only one says she means to go on with it. Savita, 17, wants to study textile design at Bengaluru. “And come back?” her mother asks from the pit. Savita says that she will see.',
        'Neelavva’s son came home for a week not long ago. He sat at the old loom out of habit, she says, and found his legs did not fit, because she had shortened the cords. He asked if he should lengthen them again. She told him to leave them as they were and go and fetch water, for the tap had come.',
      ],
      crossheads: [
        { before: 3, text: 'Nineteen of twenty-three' },
        { before: 5, text: 'Taught by touch' },
        { before: 7, text: 'What a sari earns' },
      ],
      pullQuote: {
        text: 'I got into the pit to see what he used to see. You see the street at the height of goats.',
        speaker: 'Neelavva Muddebihal, weaver',
      },
      picture: {
        scene: 'loom-weaver',
        caption:
          'Morning at a pit loom in Kotekeri Lane, Ilkal. The weaver sits at floor level with her feet on pedals below.',
        credit: 'Courier photo',
      },
    },
    {
      id: 'p8-aghanashini-ferry',
      kicker: 'Out of town',
      headline: 'Ten rupees across the Aghanashini',
      byline: 'Tarangini Bhatkalkar',
      paragraphs: [
        'The first ferry leaves when Manjunath, who steers it, has finished his tea. It carried on the day I took it two scooters, a priest, a cage of hens and nine women with flat baskets, on their way to work in the middle of the river.',
        'At low tide the Aghanashini draws back from mudbanks as broad as cricket grounds. The women stepped off into water up to the waist and began feeling for clams with their toes. A good pair of feet, one of them told me, brings in 20 kg before the water turns.',
        'Stay on to the far side and walk upstream along the bund. Mangroves close in on the left, and on the right lie the gazni fields, where a tall red paddy that can stand salt is grown in the rains and prawns are raised after it. I counted seven kinds of kingfisher-blue before I saw a kingfisher. Brahminy kites were easier.',
        'Carry water and a hat, and ask about the tide at the tea stall, since the return ferry waits for it too. Kumta, the nearest large town, is under an hour away by bus. The fare is Rs 10, and hens travel free.',
      ],
      picture: {
        scene: 'coast-boats',
        caption: 'Boats near the mouth of the Aghanashini before the tide turns.',
      },
    },
    {
      id: 'p8-ennegayi',
      kicker: 'Kitchen',
      headline: 'Ennegayi the way field hands like it',
      standfirst: 'Serves four. Forty minutes.',
      byline: 'Kusuma Annigeri',
      paragraphs: [
        'You need: 10 small purple brinjals; 3 tablespoons each of groundnuts, sesame and dry coconut; 1 tablespoon niger seed; 6 dry red chillies; 2 teaspoons coriander seed; 6 cloves of garlic; a lime-sized piece of tamarind; a little jaggery; 2 onions; 5 tablespoons groundnut oil; mustard, curry leaves, turmeric and salt.',
        'Roast the groundnuts, sesame, niger and coriander one after another on a low flame, then the chillies and coconut. Grind with the garlic, tamarind, jaggery and salt to a coarse paste, using as little water as you can.',
        'Slit each brinjal in four from the bottom, leaving the stalk on, and fill it with paste. Keep back what is left over.',
        'Heat the oil in a heavy pan. Crackle the mustard and curry leaves, brown the sliced onion, add turmeric and lay the brinjals in side by side. Cover and cook for ten minutes, turning once. Add the remaining paste and a cup of hot water, and simmer until oil rises at the edges. It tastes better at noon if it was made at six. Eat with jolada rotti and raw onion.',
      ],
      picture: {
        scene: 'food-plate',
        caption: 'Ennegayi with jowar rotti, raw onion and curds.',
      },
    },
    {
      id: 'p8-book-tank-ledger',
      kicker: 'Bookshelf',
      headline: 'A village measured by its sluice',
      byline: 'Niranjan Sosale',
      paragraphs: [
        'The Neeruganti’s Ledger, by Sumitra Ankanahalli (Honge Mara Books, 214 pages, Rs 399), begins with a notebook found in the roof of a house in Kolar district. In it three generations of neerugantis, the men who opened and closed the village tank, wrote down who got water, for how long, and who came to quarrel about it.',
        'Ankanahalli, a civil engineer, reads the entries as closely as a will. A bad year shows itself in shorter turns and worse handwriting. She is very good on mud, on sluices and on the politics of the last field. She is less sure with people, and the chapters on her own childhood could have been spared. But few books on water smell so strongly of it.',
      ],
    },
  ],
  sudoku: {
    title: 'Sudoku',
    how: 'Fill the grid so that every row, every column and every box of nine squares holds each of the digits 1 to 9 once.',
    givens: [
      [8, 2, 0, 0, 6, 3, 0, 0, 0],
      [0, 5, 4, 0, 0, 0, 8, 1, 6],
      [0, 6, 0, 0, 0, 0, 5, 3, 0],
      [0, 0, 3, 9, 0, 0, 7, 0, 0],
      [0, 0, 0, 0, 4, 0, 0, 0, 0],
      [0, 0, 6, 0, 0, 7, 3, 0, 0],
      [0, 8, 2, 0, 0, 0, 0, 5, 0],
      [4, 3, 5, 0, 0, 0, 9, 6, 0],
      [0, 0, 0, 8, 3, 0, 0, 7, 4],
    ],
  },
  classifieds: [
    {
      heading: 'Property',
      notices: [
        'MYSURU, Hunasemara Layout. 30x40 east-facing site, corner, clear title. Rs 42 lakh. 00000 01120.',
        'TUMAKURU. Two-bedroom house, borewell, mango tree, near Kallubavi School. Owner. 00000 01134.',
        'HASSAN Road. Two acres farm land, drip lines, shed and three-phase power. 00000 01147.',
        'WANTED to buy: old house with courtyard, Dharwad or nearby. No brokers. 00000 01159.',
        'UDUPI, Kadalabaagilu. New two-bedroom flat, third floor, lift, covered parking. 080-0000 1161.',
        'SHOP, 220 sq ft, ground floor, Hale Santhe Road, Davangere. Rs 19 lakh. 00000 01178.',
      ],
    },
    {
      heading: 'To Let',
      notices: [
        'BENGALURU, Hoovinakere Extension. One-bedroom, first floor, solar, family or working women. Rs 14,000. 00000 02203.',
        'HUBBALLI. Godown, 1,800 sq ft, lorry access, watchman’s room. 00000 02216.',
        'ROOM for student, vegetarian household, Mysuru, near Banyan Circle. Rs 4,500. 00000 02221.',
        'MANGALURU. Two-bedroom with sea breeze and well water. No pets, cats considered. 00000 02238.',
        'OFFICE space, 600 sq ft, lift, Gandhabevu Complex, Shivamogga. 080-0000 2240.',
        'GROUND floor for elderly couple, ramp, garden, Malleshwara Kere Road, Tumakuru. 00000 02255.',
      ],
    },
    {
      heading: 'Situations Vacant',
      notices: [
        'PHYSICS teacher, MSc BEd, for residential school near Hosadurga. Quarters given. jobs@kalikemane.example.',
        'DRIVER, heavy licence, Hassan to Mangaluru route. Rs 24,000. 00000 03307.',
        'STAFF nurses, two, night duty, 40-bed hospital, Gadag. 00000 03311.',
        'ACCOUNTS assistant knowing GST work, Kannada typing preferred. Belagavi. 00000 03326.',
        'COOK for working men’s hostel, 60 persons, jolada rotti a must. Hubballi. 00000 03330.',
        'TAILORS, six, school uniforms, piece rate, lunch. Kuruvalli Garments, Tumakuru. 00000 03348.',
        'NIGHT watchman, retired serviceman preferred, Ballari. Walk in Monday, 10 am, 5 Gudi Oni.',
      ],
    },
    {
      heading: 'Education & Services',
      notices: [
        'SPOKEN English and Kannada, evening batches, Rs 800 a month. Matina Mane, Mysuru. 00000 04402.',
        'VEENA lessons, beginners of any age, at home or online. Vidushi Ambuja Kikkeri. 00000 04417.',
        'MATHS tuition, Classes 8 to 10, by retired headmaster. Six seats. 00000 04421.',
        'BOREWELL motors rewound in one day, pick-up within 20 km of Kolar. 00000 04433.',
        'TANKS and sumps cleaned, no chemicals. Tilineeru Services, Bengaluru. 080-0000 4440.',
        'OLD photographs mended and enlarged. Send by post or bring. Chitrapata, Dharwad. 00000 04458.',
        'TERMITE treatment, five-year warranty, free inspection. 00000 04469.',
      ],
    },
    {
      heading: 'Vehicles, Lost & Found',
      notices: [
        'HATCHBACK, petrol, 42,000 km, doctor driven, new tyres. Rs 3.6 lakh. 00000 05501.',
        'TRACTOR, 45 HP, with trailer and rotavator, four seasons used. Ranebennur. 00000 05514.',
        'SCOOTER, electric, one owner, charger included. Rs 52,000. 00000 05528.',
        'GOODS three-wheeler with permit, Mandya. Reason: owner retiring. 00000 05532.',
        'LOST, on the Hassan bus, brown file with degree certificates of Yashaswini Halebeedu. Reward. 00000 05549.',
        'LOST, grey parrot, answers to Raju, whistles. Vidyakere, Dharwad. 00000 05556.',
        'FOUND at Arasikere station, hearing aid in blue case. Describe and claim. 00000 05560.',
      ],
    },
  ],
  ads: [
    {
      id: 'p8-ad-hoovina-silks',
      advertiser: 'Hoovina Silks',
      headline: 'Six yards, and a lifetime of weddings',
      lines: [
        'Handloom silk and cotton from 11 weaving towns',
        'Blouse stitched in two days',
        'Open all days, 10 am to 8.30 pm',
      ],
      smallPrint: '48, Mallige Mantapa Road, Mysuru. Phone 080-0000 4848. www.hoovina.example',
      look: 'festive',
    },
  ],
}
