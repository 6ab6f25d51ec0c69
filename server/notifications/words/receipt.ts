import type { Facts, Wording } from '../wording.ts'

/** The day is the last one that was paid for. */
export function receiptWording(
  { plan, amount, day, brand }: Facts,
  invoice: { number: string; url: string },
): Wording {
  return {
    kn: {
      subject: `${amount} ಪಾವತಿ ಸ್ವೀಕರಿಸಲಾಗಿದೆ`,
      paragraphs: [
        `‘${brand}’ ಚಂದಾದಾರರಾಗಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ${amount} ಪಾವತಿ ನಮಗೆ ತಲುಪಿದೆ.`,
        `ಪ್ಲಾನ್: ${plan}. ${day.kn}ರವರೆಗೆ ಪತ್ರಿಕೆ ನಿಮಗೆ ತೆರೆದಿರುತ್ತದೆ.`,
        `ಇನ್‌ವಾಯ್ಸ್ ${invoice.number} ಅನ್ನು ಈ ಇಮೇಲ್‌ಗೆ ಲಗತ್ತಿಸಲಾಗಿದೆ.`,
      ],
      link: { text: 'ಇನ್‌ವಾಯ್ಸ್ ನೋಡಿ', url: `${invoice.url}?language=kn` },
    },
    en: {
      subject: `Payment of ${amount} received`,
      paragraphs: [
        `Thank you for subscribing to ${brand}. Your payment of ${amount} has reached us.`,
        `Plan: ${plan}. The paper is open to you until ${day.en}.`,
        `Invoice ${invoice.number} is attached.`,
      ],
      link: { text: 'See the invoice', url: `${invoice.url}?language=en` },
    },
    sms: {
      kn: '{brand}: {amount} ಪಾವತಿ ತಲುಪಿದೆ. {plan}, {day}ರವರೆಗೆ. {link}',
      en: '{brand}: payment of {amount} received for {plan}, valid until {day}. {link}',
    },
  }
}
