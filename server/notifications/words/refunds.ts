import type { Facts, Wording } from '../wording.ts'

/** The day is the one by which the money is there. */
export function refundRequestedWording({ amount, day, brand, support }: Facts): Wording {
  return {
    kn: {
      subject: `${amount} ಮರುಪಾವತಿ ಆಗಲಿದೆ`,
      paragraphs: [
        `‘${brand}’ ಚಂದಾಗೆ ನೀವು ಪಾವತಿಸಿದ್ದರಲ್ಲಿ ${amount} ಮರಳಿಸಲಾಗುತ್ತಿದೆ.`,
        `ನೀವು ಪಾವತಿಸಿದ ಖಾತೆ ಅಥವಾ ಕಾರ್ಡ್‌ಗೆ ${day.kn}ರೊಳಗೆ ಹಣ ಜಮೆಯಾಗುತ್ತದೆ.`,
        `ಬಾರದಿದ್ದರೆ ${support} ವಿಳಾಸಕ್ಕೆ ಬರೆಯಿರಿ.`,
      ],
    },
    en: {
      subject: `A refund of ${amount} is on its way`,
      paragraphs: [
        `Of what you paid to ${brand}, ${amount} is being refunded.`,
        `It will reach the account or card that you paid with by ${day.en}.`,
        `If it does not, write to ${support}.`,
      ],
    },
    sms: {
      kn: '{brand}: {amount} ಮರುಪಾವತಿ {day}ರೊಳಗೆ ನಿಮ್ಮ ಖಾತೆಗೆ ಜಮೆಯಾಗುತ್ತದೆ.',
      en: '{brand}: a refund of {amount} is on its way and will reach you by {day}.',
    },
  }
}

export function refundProcessedWording({ amount, brand, support }: Facts): Wording {
  return {
    kn: {
      subject: `${amount} ಮರುಪಾವತಿಯಾಗಿದೆ`,
      paragraphs: [
        `‘${brand}’ ಚಂದಾಗೆ ನೀವು ಪಾವತಿಸಿದ್ದರಲ್ಲಿ ${amount} ಮರಳಿಸಲಾಗಿದೆ. ಬ್ಯಾಂಕ್ ಅದನ್ನು ತೋರಿಸಲು ಕೆಲವು ದಿನ ಹಿಡಿಯಬಹುದು.`,
        `ಸಂದೇಹವಿದ್ದರೆ ${support} ವಿಳಾಸಕ್ಕೆ ಬರೆಯಿರಿ.`,
      ],
    },
    en: {
      subject: `${amount} was refunded`,
      paragraphs: [
        `Of what you paid to ${brand}, ${amount} was refunded. It may take your bank a few days to show it.`,
        `If anything is unclear, write to ${support}.`,
      ],
    },
    sms: {
      kn: '{brand}: {amount} ಮರುಪಾವತಿಯಾಗಿದೆ.',
      en: '{brand}: {amount} was refunded.',
    },
  }
}
