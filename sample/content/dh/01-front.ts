import type { PageCopy } from '../story.ts'

export const frontPage: PageCopy = {
  pageNo: 1,
  name: 'Front Page',
  sectionHead: 'Front Page',
  stories: [
    {
      id: 'p1-bhadra-tail-end',
      kicker: 'Irrigation',
      headline: 'Bhadra water reaches tail-end fields after eleven seasons',
      standfirst:
        'Rotation by sluice, 164 new gates and a night watch by growers carry the canal to its last village',
      byline: 'Sharada Hosamani',
      dateline: 'Davangere',
      paragraphs: [
        'Water from the Bhadra right bank canal flowed through the last sluice of its tail-end distributary on Monday morning, the first time in eleven cropping seasons that growers at the bottom of the system have had a supply without hiring a pump or a tanker.',
        'The flow at Hosakatte sluice in Harihar taluk was measured at 38 cusecs a little after 7 am. By noon it had filled the field channels of three villages, and tractors were at work on some of the 2,600 acres of paddy land that had been left to horse gram and weeds.',
        'Irrigation engineers put it down to a rotation drawn up four months ago, under which villages on the upper reaches shut their sluices for ten days in every twenty-five, and to the people posted at the gates to see that they do.',
        '“We had the same timetable on paper for years. Nobody kept to it, and we had no staff to make them,” said Superintending Engineer Mallesh Kondajji. “Now each village sends two men at night, and the register is signed by the upper village and the lower one.”',
        'The department has spent Rs 41.6 crore on the distributary, Rs 29 crore of it on lining 14 km of the worst banks. A smaller item, Rs 3.8 crore for 164 gates that could no longer be shut, saved more water than the lining did, according to a loss survey made during the trial run.',
        'The survey put seepage and unauthorised drawal at 31 per cent of the flow at the head, down from 54 per cent before the work began. Engineers had 212 pump sets taken off the canal bank. Nineteen owners who refused have been served notices.',
        'Rudramma Gowder, 67, who kept a strip of ragi alive at Hosakatte on a borewell shared with four neighbours, walked to the sluice before sunrise. “My son went to Davangere to drive an autorickshaw because of this land,” she said. “I have told him to come on Sunday and look at it. He can decide after that.”',
        'Growers upstream are less pleased. The second closure will fall when their crop is in flower, and those on sandy soil say ten days is too long. “Make it seven days and we will guard the gates ourselves,” said Thippeswamy Anaji of the Upper Reach Growers’ Committee, which has sought a meeting with the Deputy Commissioner.',
        'The reservoir stood at 178.4 feet on Monday against a full level of 186 feet. At the present rate of release, the department expects to complete five rotations and still hold back the share set aside for drinking water in Davangere, Chitradurga and Shivamogga districts.',
        'Water Resources Minister Shivalingappa Honnur said the arrangement would be tried next on two distributaries of the left bank canal. He turned down a request from some tail-end villages for police guards at the sluices.',
        'The joint committee that keeps the gate registers will meet every Thursday until harvest, by turns at the head of the distributary and at Hosakatte.',
      ],
      crossheads: [
        { before: 4, text: 'Gates did more than lining' },
        { before: 7, text: 'Upper reach uneasy' },
      ],
      picture: {
        scene: 'reservoir',
        caption:
          'The Bhadra reservoir on Monday. It stood at 178.4 feet, a little under eight feet short of its full level.',
        credit: 'Manjunath Belur',
      },
    },
    {
      id: 'p1-metro-four-minutes',
      headline: 'Metro to run every four minutes at peak hours',
      standfirst:
        'Five new trains cleared for the east-west line; last service put back to 11.40 pm',
      byline: 'Vinay Kalkere',
      dateline: 'Bengaluru',
      paragraphs: [
        'Passengers on Bengaluru’s east-west metro line will wait no more than four minutes for a train at peak hours from next Monday, when five new six-coach sets join the fleet. The gap is now five and a half minutes, and longer when a train is withdrawn.',
        'The sets finished their 2,000-km trials last week and have been cleared for service. The metro corporation will use them between 8 am and 11 am and again from 5 pm to 8.30 pm, adding 46 trips a day.',
        'The last train from either end will leave at 11.40 pm instead of 11 pm. First services stay at 5 am, and at 7 am on Sundays.',
        '“On the stretch through the centre we are carrying 41,000 people an hour in a system running at nine-tenths of its capacity,” said the corporation’s director of operations, Prabhakar Tavarekere. “This gives us about a year’s room.”',
        'Commuters’ groups welcomed the change but said the feeder buses had not kept up. Of the 38 routes promised when the line was extended, 21 are running. “I save six minutes on the train and stand for twenty at the bus stop,” said Nisha Kattimani, an accountant who changes at the eastern terminus.',
        'The city transport corporation said 60 minibuses were on order and that eight more routes would open once they were delivered.',
      ],
      picture: {
        scene: 'metro-train',
        caption: 'One of the new six-coach trains on its final trial run in Bengaluru.',
      },
    },
    {
      id: 'p1-reading-survey',
      kicker: 'Schools',
      headline: 'Seven in ten Class 5 pupils read with ease, says survey',
      byline: 'Chaitra Byrappa',
      dateline: 'Bengaluru',
      paragraphs: [
        'Seven in ten Class 5 pupils in government schools can read a page of unfamiliar Kannada aloud and answer questions on it, a survey by the Education Department has found. Three years ago the figure was 52 per cent.',
        'Testers heard 1.18 lakh children in 4,760 schools. Dharwad, Udupi and Chikkaballapur districts did best. Yadgir, with 49 per cent, was at the bottom of the table but had gained the most ground.',
        'Officials linked the rise to a daily reading hour and to 90-page storybooks printed by the district institutes, many in the speech of the region.',
        'Arithmetic was a different matter. Only 44 per cent could divide a three-digit number by a single digit, two points fewer than before. “We took an hour from somewhere, and I am afraid it was from sums,” said Commissioner Latha Hirannaiah.',
        'Schools will be asked to restore the period from next term. A survey of Class 8 is under way.',
      ],
      picture: {
        scene: 'classroom',
        caption: 'The reading hour at a government higher primary school near Dharwad.',
      },
    },
    {
      id: 'p1-taluk-dialysis',
      headline: 'Dialysis within 40 km for most patients as 26 units open',
      dateline: 'Kalaburagi',
      paragraphs: [
        'Dialysis units will open in 26 more taluk hospitals by the end of the month, half of them in the Kalyana Karnataka districts, where patients now travel up to 110 km three times a week.',
        'Each unit will have five machines and work two shifts. The Health Department has appointed 104 technicians and will send nephrologists from the district hospitals on a fortnightly visit. Treatment will be free for those with a ration card.',
        'Health Minister Vasanthi Chikkanna, who inspected the unit at Sedam on Sunday, said the aim was that nobody should have to go beyond 40 km. By the department’s count, 3,900 of the 5,200 patients on its register will then be within that distance.',
        'Water has been the hold-up. A session uses about 120 litres of treated water for each patient, and nine of the hospitals had to be given new borewells or storage tanks before the machines could be tested.',
        'Gurunath Malipatil, a tailor from a village near Chincholi, has been leaving home at 3.30 am to reach Kalaburagi for the first shift. “If it is at Sedam I can open the shop in the afternoon,” he said.',
      ],
    },
    {
      id: 'p1-anganwadi-arrears',
      headline: 'Pay helpers their arrears in 12 weeks, High Court tells State',
      byline: 'Irfan Nadaf',
      dateline: 'Bengaluru',
      paragraphs: [
        'The High Court on Monday directed the state government to pay within 12 weeks the arrears due to 8,340 anganwadi helpers who did the work of an anganwadi worker while posts lay vacant.',
        'A division bench held that a helper asked to run a centre for more than 30 days was entitled to the difference in honorarium for the whole of that time. Interest at six per cent will apply if the payment is late.',
        'The government had argued that the charge was temporary and carried no right to higher pay. The bench noted that one of the petitioners, from Hirekerur, had been in charge for four years and two months.',
        'Counsel for the helpers, Sumangala Arakeri, said most of her clients stood to receive between Rs 20,000 and Rs 1.1 lakh. The Women and Child Development Department said it would study the order.',
        'The bench also asked for a timetable for filling 5,900 vacancies, to be filed before the next hearing.',
      ],
    },
    {
      id: 'p1-village-dictionary',
      headline: 'A village finishes its own dictionary, from rain to jackfruit',
      byline: 'Deepa Mudradi',
      dateline: 'Sirsi',
      paragraphs: [
        'It took nine years, 31 school notebooks and a good deal of quarrelling over spelling. The 900 residents of Hullemane, a village of areca gardens 22 km from here, now have a dictionary of their own speech.',
        'The book has 3,140 words. There are 27 for kinds of rain and 19 for the stages of a jackfruit. One entry, for the hour when cattle come home by themselves, needed a footnote.',
        'The work was begun by Gajanan Bakkal, who teaches at the village school, after a pupil used a word for a leaking roof that he had not heard since his grandmother died. He asked each child to bring one old word every Saturday.',
        '“Some brought words we could not print,” he said. “We kept a separate notebook.”',
        'A committee of six, the oldest of them 91, settled disputes. The first 500 copies, paid for by the milk co-operative, were sold in four days at Rs 180 each, and a second printing has been ordered.',
      ],
    },
  ],
  briefsTitle: 'In brief',
  briefs: [
    {
      id: 'p1-brief-ragi',
      headline: 'Ragi centres open',
      text: 'Procurement of ragi began at 212 centres in nine southern districts on Monday. A grower may sell up to 20 quintals, five more than last season.',
    },
    {
      id: 'p1-brief-ghat-train',
      headline: 'Day train restored',
      text: 'The day train between Hassan and the coast will run again from Thursday. Rock netting along 3 km of the ghat section has been completed.',
    },
    {
      id: 'p1-brief-census-birds',
      headline: 'More storks nest',
      text: 'Volunteers counted 1,870 painted storks at two tanks in Mandya district, the most since the annual count was started.',
    },
    {
      id: 'p1-brief-fee-refund',
      headline: 'Hostel fee refund',
      text: 'Students who paid hostel fees twice because of a fault in the online system will get their money back within ten days, the Higher Education Department said.',
    },
    {
      id: 'p1-brief-chilli',
      headline: 'Byadgi yard crowded',
      text: 'Arrivals at the Byadgi chilli yard crossed 1.4 lakh bags on Monday. Auctions will be held on four days this week instead of two.',
    },
    {
      id: 'p1-brief-hero-stone',
      headline: 'Hero stone found',
      text: 'Workers deepening a farm pond near Savanur uncovered a hero stone with nine lines of old Kannada. It has been moved to the taluk office.',
    },
  ],
  weather: {
    title: 'Weather',
    cities: [
      { city: 'Bengaluru', max: 28, min: 20, sky: 'Partly cloudy' },
      { city: 'Mysuru', max: 29, min: 20, sky: 'Light showers' },
      { city: 'Mangaluru', max: 31, min: 24, sky: 'Humid, rain late' },
      { city: 'Hubballi', max: 30, min: 21, sky: 'Partly cloudy' },
      { city: 'Belagavi', max: 28, min: 19, sky: 'Mist, then sun' },
      { city: 'Kalaburagi', max: 34, min: 23, sky: 'Clear' },
      { city: 'Shivamogga', max: 29, min: 21, sky: 'Thundershower' },
      { city: 'Madikeri', max: 23, min: 16, sky: 'Drizzle' },
    ],
    sunrise: '6.14 am',
    sunset: '6.22 pm',
    outlook:
      'Light to moderate rain on the coast and in the Malnad. Mostly dry in the north interior, with a warm afternoon.',
  },
  boxes: [
    {
      id: 'p1-inside-today',
      title: 'Inside today',
      lines: [
        'City 2: A lake is dug out, but its drains are not',
        'State 3: Ranebennur’s puffed-rice makers win a floor price',
        'Opinion 4: Who will oil the pump? On the upkeep of public works',
        'Nation & World 5: Rain forecasts to reach down to the panchayat',
        'Business & Farm 6: Cold rooms steady the tomato trade in Kolar',
        'Sport 7: Shimsha go through off the last blow',
        'Weekend 8: The women who sat down at the looms of Ilkal',
      ],
    },
  ],
  ads: [
    {
      id: 'p1-ad-tunganadi-furniture',
      advertiser: 'Tunganadi Furniture',
      headline: 'A cot your grandchildren will quarrel over',
      lines: [
        'Teak and rosewood, seasoned for two years',
        'Cots from Rs 24,500, dining tables from Rs 31,000',
        'Old furniture taken in exchange',
        'Open all days, 10 am to 9 pm',
      ],
      smallPrint:
        'Tunganadi Furniture, 7 Old Granary Road, Bengaluru. Tel. 080-0000 1410. tunganadi.example. Delivery free within 25 km. Polishing extra on exchanged pieces.',
      look: 'elegant',
    },
  ],
}
