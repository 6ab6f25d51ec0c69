import type { PageCopy } from '../story.ts'

export const opinionPage: PageCopy = {
  pageNo: 4,
  name: 'Opinion',
  sectionHead: 'Opinion',
  stories: [
    {
      id: 'p4-editorial-upkeep',
      kicker: 'Editorial',
      headline: 'Who will oil the pump?',
      paragraphs: [
        'Every taluk in Karnataka has one: a water purifier in a tiled kiosk, with the name of the person who opened it cut in granite, and no water. The machine cost seven or eight lakh rupees. The filter that would set it right costs four thousand. Nobody has four thousand rupees, because the money was sanctioned for a purifier and a filter is not a purifier.',
        'The state’s auditors looked at 1,200 such kiosks in eight districts and found 437 shut. The commonest cause was a part worth less than a month’s wages for the man who used to sweep the place. Much the same could be said of school toilets, street lamps, lift irrigation motors and the X-ray machine at the taluk hospital.',
        'It is easy to blame the gram panchayats. Most of them would gladly mend things. But funds come to them tied to new works, and what little is untied goes on electricity bills and salaries. A panchayat with Rs 2 crore of assets may have Rs 3 lakh a year to look after them. A lorry owner who ran his business that way would be walking within two years.',
        'The remedy is dull and known to every accountant. When a work is approved, the cost of keeping it for ten years should be written beside the cost of building it, and a part of that set aside at the outset in an account that cannot be used for anything else. Some irrigation co-operatives in Belagavi district have done this with nothing more than a passbook. Their gates close.',
        'Then there is the matter of who holds the spanner. The Rural Development Department has trained 2,000 women as pump mechanics, and they have proved quick and honest. Fewer than a third have been given work, as repair is contracted at the district level to firms that will not send a man 60 km for one handpump. Let the panchayat hire its own mechanic by the visit, and pay her the same week.',
        'Legislators will say there are no votes in a filter. They may be underestimating people who carry water. We would suggest a small reform that needs no legislation. Let the granite slab stay, and let a second be fixed below it, giving the day the thing was last repaired and the telephone number of whoever is to be called when it next breaks down.',
      ],
    },
    {
      id: 'p4-editorial-rain-gauges',
      kicker: 'Editorial',
      headline: 'Measure the rain where it falls',
      paragraphs: [
        'A grower in Hirehadagali lost four acres of groundnut to a dry spell and was refused insurance because it had rained, that week, at the hobli headquarters 14 km away. On paper his field was wet.',
        'Crop insurance is settled on the reading of the nearest recognised gauge. Rain in this part of the country does not travel in sheets. It comes down on one side of a hill and leaves the other in dust. There is now a gauge for every gram panchayat, but one in five was found not to be working when it was checked last season, and a dead gauge is replaced in the formula by its neighbour.',
        'A plain gauge costs less than a schoolbag. Every high school could keep one, read at 8.30 am by pupils and entered in a book that the village can see. Insurers say such readings may be tampered with. They could be checked against one another, which is more than can be said for a gauge with a spider in it.',
      ],
    },
    {
      id: 'p4-taluk-library',
      kicker: 'Perspective',
      headline: 'In praise of the taluk library',
      standfirst:
        'It is short of chairs, funds and fans. It is also the one public room in town where nobody asks what you want',
      byline: 'Sarojini Hulikal',
      paragraphs: [
        'I was a librarian for 34 years in five taluk towns, and in all that time only one reader made me weep. He was a bus conductor called Ningappa. He came each Thursday, his day off, and read the encyclopaedia. He had begun at the first volume before I was posted there, and when I was transferred he had got as far as “Lighthouse”.',
        'I tell this because I am often asked, by people who wish to be kind, whether libraries are needed any longer. They mean that there is a telephone in every pocket. So there is, and on it one can find anything one already knows to look for.',
        'Ningappa did not know to look for lighthouses. He had never seen the sea. He read about them because they came after Lichen.',
        'The library cess is collected with the property tax, six paise in the rupee, and it is a fair sum. Large city corporations have been slow to hand it over, and the small towns wait at the end of the queue. In my last posting the book grant reached us in two years out of seven. In the other five we bound newspapers.',
        'And yet the room was full. By nine in the morning there were boys reading for the police constable’s test and girls reading for the bank clerk’s. At eleven the pensioners arrived for the papers, and disputed them. After four it was children, who came for the fan and stayed for the comics. There were always one or two women sitting with a magazine open at the same page, who had come to be left alone for an hour.',
        'No other building in town would have had all of them. At a temple or a tea shop or a government office you must be somebody, or buy something, or want something. I have turned people out for singing, and once for a goat. I never had to ask anyone their business.',
        'If I were given one wish I should not ask for computers, which came in my time and were locked in a cupboard for want of a plug. I should ask for evening hours, a clean toilet for women, and Rs 50,000 a year to be spent on books by the librarian and two readers, without sending the list to anyone.',
        'As for Ningappa, he wrote to me after I retired. It was a postcard from Karwar. He had gone by his own bus, with a pass, to have a look. It was taller than he had supposed, he said, and he was now in “N”.',
      ],
      pullQuote: {
        text: 'On a telephone one can find anything one already knows to look for.',
        speaker: 'Sarojini Hulikal',
      },
      picture: {
        scene: 'library',
        caption: 'By nine in the morning, every chair is taken.',
      },
    },
    {
      id: 'p4-soil-below-the-card',
      kicker: 'Comment',
      headline: 'The soil card stops at six inches',
      byline: 'Dr Prakash Lokapur',
      paragraphs: [
        'Most farmers in the dry districts have been given a soil card. It is a useful thing. It tells the holder how much nitrogen, phosphorus and potash lie in the top six inches of his land, and what to add. I helped to design one of the early versions, and I should like to say what we left out.',
        'We left out depth. On the red soils of Chitradurga and Tumakuru there may be two feet of earth above the rock in one corner of a field and eight inches in another. The shallow corner cannot hold water for more than six days, whatever is put on it. The card will give both corners the same advice.',
        'We left out slope, and the hard layer that forms where the same plough has gone to the same depth for twenty years. I have stood in fields near Challakere where roots turned at that layer and ran sideways, like guests who find the door locked.',
        'None of this needs a laboratory. It needs an iron rod, pushed in by hand at ten places after rain, and a pencil. In 40 villages where my students tried it, growers who had mapped their fields in this manner moved pulses to the shallow parts and kept maize for the deep. They bought a fifth less fertiliser. Yields did not fall.',
        'The obstacle is that a rod earns nobody anything. There is a market in testing and in what tests recommend, but none in walking across a field with the person who owns it. The state employs some 3,000 agricultural assistants. Their diaries, when I last saw them, gave a column to forms filled and none to fields visited.',
        'Cards should go on being issued. I would only add a blank square on the back, ruled into boxes, and a line of instruction: draw your field here.',
      ],
      picture: {
        scene: 'elder-portrait',
        caption:
          'Siddalingappa Gollarahatti, who mapped his nine acres near Challakere with an iron rod.',
      },
    },
    {
      id: 'p4-middle-window-seat',
      kicker: 'Right in the middle',
      headline: 'A towel through the window',
      byline: 'Anantharam Keladi',
      paragraphs: [
        'My father reserved seats with a towel. When the Sagar bus swung into the stand, before it had quite stopped, he would trot beside it and post the towel through a window on to a seat for two. Then he would stroll round to the door like a man with a ticket for the opera.',
        'It was understood by all. A towel was a title deed. I have seen a man twice my father’s size get on first, look at the towel, look at the empty seat, and stand as far as Anandapura.',
        'Only once was it challenged. A lady in spectacles was discovered sitting upon it, reading. My father coughed. He mentioned the towel. She lifted herself an inch, drew it out, examined it and returned it to him folded. “You have dropped this,” she said.',
        'He stood for 31 km. He was not angry. He kept glancing at her with something like awe, and when she got down he carried her bag.',
        'Last week I booked the same journey on my phone. Seat 14, window, paid for and confirmed. I got on to find a boy of about nineteen asleep in it with his mouth open. I had the number. I had the message with the number in it. I found that I did not have a towel, and I stood.',
      ],
    },
  ],
  letters: [
    {
      id: 'p4-letter-footpath',
      text: 'A footpath in our layout was relaid twice in one year and is already sunk at three points. Each time the slabs were set on loose mud. Could the engineer be asked to walk on it with his mother, who I am sure is my age?',
      from: 'Kamalamma Dasanapura, Mysuru',
    },
    {
      id: 'p4-letter-exam-heat',
      text: 'Examination halls in Kalaburagi reach 39 degrees by noon. Beginning the papers at 8.30 am would cost the Education Department nothing and would be a mercy to pupils and invigilators alike.',
      from: 'Shafiulla Jewargi, lecturer, Kalaburagi',
    },
    {
      id: 'p4-letter-horns',
      text: 'Drivers of private buses on the Mangaluru-Udupi road now use horns that play four bars of a film song. I used to like the song.',
      from: 'Felix Karkada, Udupi',
    },
    {
      id: 'p4-letter-pension-queue',
      text: 'At our post office pensioners are called by token, and there are chairs and a pot of water. It was arranged by the new postmistress in her first week and cost nothing. One reads so many complaints that I thought this should be put on record.',
      from: 'B. Ramakrishna Holavanahalli, Tumakuru',
    },
    {
      id: 'p4-letter-sparrows',
      text: 'Sparrows are said to have left our cities. There are eleven in my ceiling fan cover, and they are welcome to be fetched by anyone who misses them.',
      from: 'Girija Navalgund, Hubballi',
    },
  ],
  boxes: [
    {
      id: 'p4-thought',
      title: 'Thought for the day',
      lines: ['A well is dug by one and deepened by everyone who draws from it.'],
    },
    {
      id: 'p4-imprint',
      title: 'The Plateau Courier',
      lines: [
        'Editor: Revathi Kadidal',
        'Printed and published by Somashekhar Yelandur for Plateau Courier Press, 14 Letterpress Lane, Bengaluru',
        'Telephone: 080-0000 1200. Letters: letters@plateaucourier.example',
        'Letters should be under 150 words and carry the writer’s name and town. They may be shortened.',
        'This is a sample newspaper. Its people, firms and events are invented.',
      ],
    },
  ],
}
