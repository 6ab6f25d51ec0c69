import type { PageCopy } from '../story.ts'

export const cityPage: PageCopy = {
  pageNo: 2,
  name: 'City',
  sectionHead: 'City',
  stories: [
    {
      id: 'p2-hirekatte-desilting',
      kicker: 'Lakes',
      headline: 'Hirekatte is dug out, but its drains are not',
      standfirst:
        'The lake in the city’s east can hold twice the water it did. Three of the five channels that should bring it are blocked.',
      byline: 'Vinay Kalkere',
      paragraphs: [
        'After fourteen months and 61,000 lorry loads of silt, Hirekatte lake can store 41 crore litres of water, a little more than double what it held before. It has so far received about a tenth of that.',
        'Engineers who walked its catchment last week found that three of the five storm-water drains leading to the lake were choked with building rubble, and that a fourth had been turned into a sewer by two layouts upstream. Only the northern drain, which enters beside the bus depot, runs as it should.',
        'The lake covers 87 acres. It was emptied for desilting at a cost of Rs 23.4 crore, met in part from a levy on new buildings in the zone.',
        '“We have made a very good bowl and forgotten the tap,” said Susheela Rampura, who has lived on the western bund for 30 years and keeps a rain gauge on her terrace. She has recorded 212 mm since the work ended, enough, by her sum, to have filled a third of the lake.',
        'The lakes wing of the city corporation says the drains belong to the storm-water division. The division says a tender for clearing 6.2 km of them drew a single bid, which was 38 per cent above the estimate, and has been called again.',
        'Chief Engineer Umesh Gattahalli said the rubble would be taken out within six weeks by the corporation’s own machines without waiting for the tender. The sewer was harder, he said, because 340 houses are joined to it and the trunk line they ought to use stops 700 metres short.',
        'The water board has promised to lay the missing length by the end of the quarter. Until then the mouth of that drain will be kept shut with sandbags, so that the lake gets neither its sewage nor its rain.',
        'Fourteen months ago the silt was promised free to farmers. In the event 9,000 loads went to fields around Hoskote and the rest to a quarry pit, after tests showed that the upper layer had too much zinc for vegetables. The ragi growers who took theirs from the lower layer have asked for more.',
        'Birds have not waited. A count by the local naturalists’ group on Sunday listed 54 species on the mudflats, among them 22 spot-billed ducks and a pair of marsh harriers. The group wants two of the seven acres of shallows left without a walking path.',
        'Residents have been asked for their views on that at the ward office on Saturday at 10.30 am. The plan now on display has a path all the way round, a children’s park and a kiosk.',
      ],
      crossheads: [
        { before: 4, text: 'Two divisions, one drain' },
        { before: 7, text: 'Silt for ragi, mud for ducks' },
      ],
      picture: {
        scene: 'lake',
        caption:
          'Hirekatte lake from its western bund. Most of the bed has stayed dry since the desilting ended.',
        credit: 'Manjunath Belur',
      },
    },
    {
      id: 'p2-open-trenches',
      headline: 'Nine trenches left open, contractor fined Rs 18 lakh',
      byline: 'Pavithra Sondekoppa',
      paragraphs: [
        'A contractor laying power cables in the south of the city has been fined Rs 18 lakh, two lakh for each of nine trenches it left open for longer than the week its permit allowed.',
        'It is the largest fine the city corporation has levied for a road cutting. The firm has also been barred from taking new permits until the stretches are tarred.',
        'Four people were hurt in falls at two of the trenches this month. One of them, delivery rider Santosh Kuligod, 22, broke his collarbone near Banashankari on a night when the street lamps were out. “There was a branch stuck in the ground as a warning,” he said. “I hit the branch first.”',
        'Roads Commissioner Jayanth Muddaiah said inspectors now photographed every cutting on the third, seventh and tenth day. Of 418 cuttings open in the city last week, 133 were past their time.',
        'The rule on permits has been in force for three years, but until last month the fine was Rs 5,000 a cutting whatever its length. Two contractors told this newspaper they used to add it to the estimate.',
        'A representative of the contractor said rain had delayed the tarring and that the firm would appeal.',
        'Residents may report an open trench with a picture to cuttings@citycorporation.example. The corporation says it will reply within two working days.',
      ],
      picture: {
        scene: 'road-works',
        caption: 'Filling in one of the nine cable trenches near Banashankari on Tuesday.',
      },
    },
    {
      id: 'p2-flower-biogas',
      headline: 'Market’s wilted flowers light 420 street lamps',
      paragraphs: [
        'The marigolds and chrysanthemums that nobody buys at the wholesale flower market now end up as electricity. A biogas plant behind the market has been lighting 420 street lamps in the neighbouring wards since Sunday.',
        'It takes in 16 tonnes a day of flowers, banana stems and vegetable trimmings, about half of what the market throws away, and turns out enough gas to run a 110 kW engine for eleven hours.',
        'Two earlier attempts had failed. Thread from garlands wound itself round the shafts and stopped the machinery, said plant manager Rehana Savanur. This time 36 women are employed to cut out the thread by hand before the flowers go in, at Rs 640 for a six-hour shift.',
        'Traders pay 80 paise a kilo to have waste taken away, less than they gave private lorries. The slurry is dried and sold to nurseries at Rs 7 a kilo, and the first two months’ output has been booked.',
        'People living behind the market had objected to the plant for fear of the smell. The corporation agreed to keep the tipping hall shut and to draw its air through a bed of coconut fibre. “We get the smell of the drain, as before,” said Abdul Khaleel Doddapete, who sells cane baskets next door. “From this building, nothing.”',
        'A second unit to take the other half will be built if the engine runs for 90 days without a stoppage of more than six hours.',
      ],
      picture: {
        scene: 'waste-plant',
        caption: 'The biogas plant behind the flower market. It handles 16 tonnes of waste a day.',
      },
    },
    {
      id: 'p2-tanker-rates',
      headline: 'Tanker rate capped at Rs 1,050, bills must show source',
      byline: 'Chaitra Byrappa',
      paragraphs: [
        'A 6,000-litre tanker of water may not be sold for more than Rs 1,050 within five kilometres of its source, under an order issued by the district administration on Tuesday. For a 12,000-litre load the limit is Rs 1,720. Each further kilometre may be charged at Rs 40.',
        'Operators will have to hand over a printed bill showing the borewell the water came from and the hour it was drawn. About 2,300 of the city’s estimated 3,500 tankers are registered.',
        'A similar cap lapsed some time ago after operators simply stopped serving streets where residents insisted on it. This time the water board will keep 120 of its own tankers in reserve and send them wherever supply is refused, Deputy Commissioner Anasuya Tigalarapalya said.',
        'Lokesh Hennagara, who runs six tankers off Sarjapur Road, said diesel alone cost him Rs 310 a trip. “They have fixed my price. They have not fixed anybody else’s,” he said.',
        'Demand is heaviest in the layouts beyond the ring road, where piped supply comes on two days a week or not at all. A block of 96 flats at Kasavanahalli spent Rs 4.1 lakh on tankers last month, its secretary, Bindu Kaggalipura, said, and was charged between Rs 900 and Rs 1,800 for the same load.',
        'Apartment associations have asked that the limits be painted on the tankers.',
      ],
    },
    {
      id: 'p2-library-hours',
      headline: 'Library to stay open until ten at night',
      paragraphs: [
        'The branch library at Hanumanthanagar will be open until 10 pm on weekdays from Monday, after 1,140 readers signed a petition asking for it. Most are preparing for competitive examinations and live in rooms too small for a desk.',
        'The hall has 72 seats. A token system will be tried, librarian Yashoda Kenchaiah said, because people have been leaving a handkerchief on a chair at 8 am and returning at noon.',
        'There will be tea at 8 pm from a stall in the yard, run by a self-help group. The lane outside has had no street lamp since a lorry knocked it down, and the ward engineer has promised a new one before Monday.',
        'Two of the readers will keep order in the last two hours, in exchange for a locker.',
      ],
    },
    {
      id: 'p2-bicycles-returned',
      headline: 'Eighty-three stolen bicycles find their way home',
      paragraphs: [
        'Police in the north-east division returned 83 bicycles to their owners on Tuesday. They had been recovered from a shed near Hennur, where two brothers are said to have resprayed them for sale outside the city.',
        'Proof of ownership was a difficulty, since few people keep a bill. Sub-inspector Kiran Bevoor let claimants describe a scratch, a sticker or a missing spoke before the cycle was wheeled out.',
        'Manasa Tubinakere, 11, told him hers had a bell that rang only on the left turn. It did. Another 29 bicycles are unclaimed and may be seen at the Hennur station on any day before 6 pm.',
      ],
    },
  ],
  briefsTitle: 'City briefs',
  briefs: [
    {
      id: 'p2-brief-minibus',
      headline: 'Late bus on trial',
      text: 'A minibus will leave Majestic for Yelahanka at 12.15 am each night for a month. It will be made permanent if it averages 20 passengers a trip.',
    },
    {
      id: 'p2-brief-water-cut',
      headline: 'No water on Thursday',
      text: 'Supply to Rajajinagar, Basaveshwaranagar and parts of Malleswaram will be shut from 6 am to 4 pm on Thursday while a valve is replaced.',
    },
    {
      id: 'p2-brief-tree',
      headline: 'Rain tree spared',
      text: 'A rain tree thought to be 110 years old will be left standing near Richmond Circle. The new footpath has been redrawn to go round it.',
    },
    {
      id: 'p2-brief-dogs',
      headline: 'Rabies vaccine drive',
      text: 'Veterinary teams will vaccinate street dogs in 27 southern wards from Friday. Treated animals will be marked with a green dye on the neck.',
    },
    {
      id: 'p2-brief-tax-counter',
      headline: 'Tax counters shift',
      text: 'Property tax counters of the Shivajinagar sub-office will work from the ward hall on Millers Tank Bund until repairs to the roof are done.',
    },
  ],
  boxes: [
    {
      id: 'p2-box-events',
      title: 'In the city',
      lines: [
        'Music: Veena recital by Vidya Talakad. Chandana Sabha, Malleswaram, 6.15 pm',
        'Theatre: “The Postmaster’s Goat”, a comedy in Kannada. Chavadi Stage, Basavanagudi, 7.30 pm. Rs 200',
        'Talk: “Where does our rain go?” by hydrologist Suhas Arkalgud. Rain Tree Hall, 5 pm',
        'Exhibition: Woodcuts of old Bengaluru tanks. Kalyani Gallery, 11 am to 7 pm',
        'Walk: Trees of the old cantonment. Meet at the bandstand gate, 6.45 am. Free',
        'Children: Puppets and shadow play. Ward library, Jayanagar, 4 pm',
      ],
    },
    {
      id: 'p2-box-helplines',
      title: 'Helplines',
      lines: [
        'Water supply and sewage: 080-0000 2416',
        'Power failure: 080-0000 2412',
        'Fallen trees and flooding: 080-0000 1533',
        'Potholes and open trenches: 080-0000 1544',
        'Senior citizens: 080-0000 1090',
        'Snake rescue: 00000 00000',
      ],
    },
  ],
  ads: [
    {
      id: 'p2-ad-gulmohar-court',
      advertiser: 'Gulmohar Court',
      headline: 'Forty-eight homes. One very old gulmohar.',
      lines: [
        'Two- and three-bedroom flats off Kanakapura Road',
        'From Rs 84 lakh',
        'Rainwater stored for 40 days’ use',
        'Sample flat open on Saturday and Sunday',
      ],
      smallPrint:
        'Neralu Builders, 3 Honge Cross, Bengaluru. Tel. 080-0000 1722. gulmoharcourt.example. Price excludes registration and parking. Picture is an artist’s impression.',
      look: 'elegant',
      scene: 'city-skyline',
    },
    {
      id: 'p2-ad-kanagile-dental',
      advertiser: 'Kanagile Dental Clinic',
      headline: 'A toothache does not wait for Monday',
      lines: [
        'Open on Sundays, 9 am to 1 pm',
        'Check-up and cleaning: Rs 600',
        'Children under 12: first visit free',
      ],
      smallPrint: '22 Margosa Lane, Malleswaram, Bengaluru. Tel. 080-0000 1388. By appointment.',
      look: 'plain',
    },
  ],
}
