import type { PageCopy } from '../story.ts'

export const sportPage: PageCopy = {
  pageNo: 7,
  name: 'Sport',
  sectionHead: 'Sport',
  stories: [
    {
      id: 'p7-shimsha-semifinal',
      kicker: 'Plateau Shield',
      headline: 'Prajwal’s last blow carries Shimsha through',
      standfirst:
        'A six brings up his hundred, wins the match and puts Malaprabha out of the semifinals',
      byline: 'Achyut Halageri',
      dateline: 'Davangere',
      paragraphs: [
        'Prajwal Honnavalli had 98 to his name, three runs to get and five balls to get them when he went down on one knee on Sunday and swept Lakshmish Navalgund over the midwicket fence. It gave Shimsha Rovers a four-wicket win over Malaprabha Union and the last place in the semifinals of the Plateau Shield.',
        'Malaprabha, two points ahead of Shimsha before the final round, needed only a washout to go through, and there was cloud about all afternoon. Not a drop fell. Chasing 248, Shimsha got home at 251 for six in 49.2 overs.',
        'Prajwal, 24, made 104 not out from 112 balls with nine fours and three sixes. He came in at 41 for two and watched two more go, the second of them to a run-out for which he was chiefly to blame. At 96 for four in the 24th over the Malaprabha fielders had begun to chirp.',
        '“I owed the dressing room about sixty after that run-out,” he said later. “So I told myself the first sixty were not mine.”',
        'He found a willing partner in wicketkeeper Tejas Arakere (47, 51 balls), who swept everything the spinners gave him. Their stand of 88 ended when Tejas holed out to deep cover, and Sumanth Bannur’s brisk 19 was over by the time 29 were wanted from 26 balls.',
        'It came down to 15 from two overs. Malaprabha captain Rithvik Kulgod gave the 49th to seamer Ajit Saundatti, who had conceded 29 in nine. Prajwal took a four past point off the first ball and another over cover off the fourth, and the over cost 12.',
        'Malaprabha had looked like making many more than 247 for eight. Rithvik (81, 94 balls) and Harsha Yaragatti (52) put on 117 for the second wicket, and at 171 for two in the 36th over 290 was in sight. Off-spinner Madan Hirekerur then took three wickets for four runs in 11 balls, all to catches in the ring.',
        '“We were thirty short, and we knew it at the break,” said Rithvik.',
        'Shimsha meet table-toppers Arkavathy Colts in Mysuru on Saturday. Bhadra Pioneers play Varada Eleven in Hubballi the next day.',
        'Brief scores: Malaprabha Union 247/8 in 50 overs (Rithvik Kulgod 81, Harsha Yaragatti 52; Madan Hirekerur 3/38) lost to Shimsha Rovers 251/6 in 49.2 overs (Prajwal Honnavalli 104 n.o., Tejas Arakere 47; Lakshmish Navalgund 3/52).',
      ],
      crossheads: [
        { before: 4, text: 'Fifteen from twelve' },
        { before: 6, text: 'Eleven balls of Madan' },
      ],
      pullQuote: {
        text: 'I owed the dressing room about sixty after that run-out.',
        speaker: 'Prajwal Honnavalli',
      },
      picture: {
        scene: 'cricket-batter',
        caption:
          'Prajwal Honnavalli drives during his unbeaten 104 against Malaprabha Union at Davangere on Sunday.',
        credit: 'Courier photo',
      },
    },
    {
      id: 'p7-kodagu-hockey',
      kicker: 'Hockey',
      headline: 'Kodagu women come back from two down',
      byline: 'Bollamma Maldare',
      dateline: 'Ponnampet',
      paragraphs: [
        'Kodagu scored three times after half-time to beat Dharwad 3-2 and win the women’s inter-district hockey title before a crowd of 4,000 at the Ponnampet turf on Sunday.',
        'Dharwad led 2-0 inside 19 minutes through Savitri Alnavar and Pooja Kundgol, both from penalty corners struck low to the goalkeeper’s left. Kodagu coach Ganapathi Thithimathi changed his first runner at the interval, and no corner troubled his side again.',
        'Deepthi Birunani pulled one back in the 33rd minute with a reverse-stick hit from the top of the circle. Her younger sister Dhanya levelled in the 47th, and two minutes from time captain Reshma Napoklu dived to deflect in the winner.',
        'Dharwad claimed that the ball had struck a foot in the build-up, but the umpires, after a short talk, let the goal stand. They had one chance more. Savitri broke clear with 40 seconds left, and goalkeeper Muthamma Balele ran out to the edge of the circle and kicked the ball over the fence.',
        '“Our grandmother was sitting behind that goal,” Deepthi said. “We could hear her more than the coach.”',
        'Hassan beat Bengaluru Urban 4-1 for the bronze. Pooja, with nine goals, was the tournament’s top scorer, and Reshma was named its best player.',
      ],
      picture: {
        scene: 'hockey',
        caption: 'Kodagu on the attack in the final quarter against Dharwad at Ponnampet.',
      },
    },
    {
      id: 'p7-lakeside-shootout',
      kicker: 'Football',
      headline: 'Stand-in keeper takes Lakeside to last four',
      byline: 'Staff Reporter',
      dateline: 'Bengaluru',
      paragraphs: [
        'Hebbal Lakeside’s goalkeeper had gone off with a broken finger and the club had no other on the bench. So defender Jaison Kammanahalli pulled on the gloves, and in the shootout he saved two kicks and scored one, and Lakeside beat Byrasandra Athletic 4-3 on penalties to reach the semifinals of the Sampangi Cup on Saturday.',
        'The quarterfinal had stood 1-1 after extra time. Winger Imtiyaz Doddakere put Lakeside ahead in the 28th minute, running on to a long clearance. Byrasandra had most of the ball after the interval, hit the post twice and equalised in the 81st minute, when Lokesh Yediyur headed in a corner.',
        'It was in trying to reach that header that Lakeside’s goalkeeper, Sunder Horamavu, caught his hand on the upright. All five substitutes had been used, and the side played out the last nine minutes and extra time with ten men and Jaison between the posts.',
        'Jaison, 29, a lift technician by trade, said that he had last kept goal at school. “I looked at their knees,” he said. “Somebody once told me the knee does not lie.”',
        'He went the right way for each of the first four kicks and put his own into the top corner. Lakeside will play the winners of Tuesday’s match between Kengeri Rovers and Ulsoor Union.',
        'Byrasandra coach Gilbert Arokiaswamy did not care to discuss the knees.',
      ],
      picture: {
        scene: 'football',
        caption: 'Imtiyaz Doddakere, scorer of Lakeside’s goal, in the Sampangi Cup quarterfinal.',
      },
    },
    {
      id: 'p7-junior-athletics',
      kicker: 'Athletics',
      headline: 'Chandrakala runs off with two records',
      dateline: 'Mangaluru',
      paragraphs: [
        'Chandrakala Sandur, 17, whose father drives an ore lorry in Ballari district, broke two meet records in 24 hours at the state junior athletics championships, which ended here on Sunday.',
        'She won the under-18 girls’ 800 metres on Saturday in 2:11.42, taking more than a second off the old mark. In the 1,500 metres on Sunday evening she led from the gun, lapped three runners and finished in 4:36.08.',
        'Till last year she trained on a canal road. A hostel seat at Ballari gave her a cinder track and, she said, eggs every morning. Her coach, Thippeswamy Kurugodu, wants her to leave the longer race alone for now. “She wants to run everything,” he said.',
        'In the field events Belagavi’s Prasanna Gokak threw the junior javelin 66.31 metres with his last attempt to win by the width of a hand. Long jumper Ashika Kaup cleared 5.94 metres in the under-20 class in spite of a taped ankle.',
        'Dakshina Kannada kept the team title with 184 points. Bengaluru Urban had 171 and Belagavi 96.',
      ],
      picture: {
        scene: 'runner',
        caption: 'Chandrakala Sandur in the 1,500 metres at Mangaluru on Sunday.',
      },
    },
    {
      id: 'p7-chess-norm',
      kicker: 'Chess',
      headline: 'Samarth, 14, makes his first master norm',
      dateline: 'Mysuru',
      paragraphs: [
        'Samarth Kotabagi, a Class 9 student from Dharwad, held a rook ending a pawn down for four hours to draw his last game at the Mysuru Open on Friday and complete his first International Master norm.',
        'He finished with 6.5 points from nine rounds, sharing fifth place among 212 players, with wins over two opponents rated more than 200 points above him.',
        'The title needs three such norms and a rating of 2,400. Samarth stands at 2,317. He will miss the next event, an all-play-all in Bengaluru, because of a school science examination, on which his mother was firm.',
        '“I had seen that ending in a book with the cover missing,” said Samarth, who learnt the game from a neighbour, a retired bus conductor. “I still do not know who wrote it.”',
      ],
    },
    {
      id: 'p7-kabaddi-final',
      headline: 'Bagalkot hold nerve in kabaddi final',
      dateline: 'Chintamani',
      paragraphs: [
        'Bagalkot, down to three on the mat, brought off a super tackle on the last raid of the match to beat Mandya 34-31 in the men’s inter-district kabaddi final on Saturday night.',
        'Mandya’s Puneeth Koppa had made 14 raid points and needed only a touch to force extra time. Left corner Siddanna Kulageri went for the ankle and the other two fell on top.',
        'Mandya had led 17-14 at half-time and by seven points midway through the second half, before Bagalkot inflicted an all-out. Hosts Chikkaballapur took third place.',
      ],
    },
    {
      id: 'p7-curator-rudrappa',
      headline: 'Forty monsoons with a roller',
      byline: 'Sudeshna Tirthahalli',
      dateline: 'Shivamogga',
      paragraphs: [
        'Rudrappa Holalur, 63, tastes his soil. He has rolled the same square at Shivamogga for 40 monsoons, and holds that clay fit for a pitch should stick to the tooth but not to the tongue.',
        'He retires on Friday. Eleven strips will go to his assistant Nagaveni Sogane, 26, who has a diploma in turf and is believed to be the first woman in charge of a first-class ground in the state.',
        'The ground gets some 1,800 mm of rain in a year, and his covers were once stitched from fertiliser bags. He recalls a match in which the two captains helped him carry straw. It began on time.',
        '“She measures moisture with a machine, and I press with my thumb,” said Rudrappa. “We have differed twice. Once the machine was right.”',
      ],
    },
  ],
  briefsTitle: 'Sport in Short',
  briefs: [
    {
      id: 'p7-brief-swimming',
      headline: 'Swimming: Tanvi’s five golds',
      text: 'Tanvi Ullalkar, 15, won her fifth gold of the state aquatic meet at Bengaluru with a time of 1:03.70 in the 100m butterfly.',
    },
    {
      id: 'p7-brief-cycling',
      headline: 'Cycling: Vijayapura sweep',
      text: 'Riders from Vijayapura took all three places in the 60-km road race to Almatti. Shrishail Tikota won in 1 hour 28 minutes into a stiff headwind.',
    },
    {
      id: 'p7-brief-kho-kho',
      headline: 'Kho-kho: Kurubur champions',
      text: 'The government high school at Kurubur beat Hirekerur by an innings and three points in the girls’ state schools final.',
    },
    {
      id: 'p7-brief-badminton',
      headline: 'Badminton: Veteran’s return',
      text: 'Ramesh Jodumarga, 58, won the over-55 singles at Udupi a year after a knee operation, beating top seed Alwyn Pangala 21-18, 21-16.',
    },
    {
      id: 'p7-brief-under-16',
      headline: 'Cricket: Triple for schoolboy',
      text: 'Chirantan Belur made 302 from 261 balls for Hassan against Chikkamagaluru in the under-16 inter-district tournament. No one else passed 40.',
    },
  ],
  tables: [
    {
      id: 'p7-table-plateau-shield',
      title: 'Plateau Shield: Final League Table',
      columns: ['Team', 'P', 'W', 'L', 'NR', 'Pts', 'NRR'],
      rows: [
        ['Arkavathy Colts', '7', '6', '1', '0', '24', '+1.214'],
        ['Bhadra Pioneers', '7', '5', '1', '1', '22', '+0.862'],
        ['Varada Eleven', '7', '5', '2', '0', '20', '+0.645'],
        ['Shimsha Rovers', '7', '4', '3', '0', '16', '+0.118'],
        ['Malaprabha Union', '7', '3', '3', '1', '14', '+0.097'],
        ['Kumaradhara Athletic', '7', '2', '5', '0', '8', '-0.538'],
        ['Chitravathi Wanderers', '7', '1', '6', '0', '4', '-1.046'],
        ['Hagari Nomads', '7', '1', '6', '0', '4', '-1.352'],
      ],
      note: 'The first four go to the semifinals. Win 4 points, no result 2.',
    },
  ],
  boxes: [
    {
      id: 'p7-box-fixtures',
      title: 'Fixtures',
      lines: [
        'Tuesday: Football, Sampangi Cup quarterfinal, Kengeri Rovers v Ulsoor Union, Bengaluru, 4 pm',
        'Wednesday: Volleyball, inter-collegiate finals, Tumakuru, 3 pm',
        'Thursday: Kabaddi, women’s inter-district league, Chintamani, 6 pm',
        'Friday: Hockey, under-19 boys, Kodagu v Hassan, Ponnampet, 3.30 pm',
        'Saturday: Cricket, Plateau Shield semifinal, Arkavathy Colts v Shimsha Rovers, Mysuru, 9.30 am',
        'Sunday: Cricket, Plateau Shield semifinal, Bhadra Pioneers v Varada Eleven, Hubballi, 9.30 am',
      ],
    },
  ],
  ads: [
    {
      id: 'p7-ad-chirate',
      advertiser: 'Chirate Sports House',
      headline: 'Bats knocked in while you wait',
      lines: [
        'Kashmir willow from Rs 1,450',
        'School kits at group rates, 20 sets and above',
        'Racquets restrung the same day',
      ],
      smallPrint: '112, Gadiyara Kamba Street, Hubballi. Phone 00000 07112. Closed on Tuesdays.',
      look: 'reverse',
      scene: 'stadium',
    },
  ],
}
