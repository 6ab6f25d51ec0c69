import type { Facts, Wording } from '../wording.ts'

/** The money arrives on `day` at the latest. */
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

export function refundDelayedWording({ amount, brand, support }: Facts): Wording {
  return {
    kn: {
      subject: `${amount} ಮರುಪಾವತಿ ತಡವಾಗುತ್ತಿದೆ`,
      paragraphs: [
        `‘${brand}’ ಚಂದಾಗೆ ನೀವು ಪಾವತಿಸಿದ್ದರಲ್ಲಿ ${amount} ಮರಳಿಸಲು ಬ್ಯಾಂಕ್‌ನಿಂದ ಇನ್ನೂ ಆಗಿಲ್ಲ.`,
        'ನಾವು ಇದನ್ನು ಸರಿಪಡಿಸುತ್ತಿದ್ದೇವೆ; ಹಣ ಮರಳಿದಾಗ ತಿಳಿಸುತ್ತೇವೆ. ನೀವು ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
        `ಸಂದೇಹವಿದ್ದರೆ ${support} ವಿಳಾಸಕ್ಕೆ ಬರೆಯಿರಿ.`,
      ],
    },
    en: {
      subject: `Your refund of ${amount} is delayed`,
      paragraphs: [
        `Of what you paid to ${brand}, ${amount} is to be refunded. The bank has not completed it yet.`,
        'We are working on it and will write to you when it is paid. You need not do anything.',
        `If anything is unclear, write to ${support}.`,
      ],
    },
    sms: {
      kn: '{brand}: {amount} ಮರುಪಾವತಿ ತಡವಾಗುತ್ತಿದೆ. ನಾವು ಸರಿಪಡಿಸುತ್ತಿದ್ದೇವೆ; ನೀವು ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
      en: '{brand}: your refund of {amount} is delayed. We are working on it; you need not do anything.',
    },
  }
}

/** `day` is the day of the bank transfer. */
export function refundTransferredWording(facts: Facts): Wording {
  const { amount, day, reference, brand, support } = facts
  return {
    kn: {
      subject: `${amount} ಬ್ಯಾಂಕ್ ವರ್ಗಾವಣೆಯ ಮೂಲಕ ಮರುಪಾವತಿಯಾಗಿದೆ`,
      paragraphs: [
        `‘${brand}’ ಚಂದಾಗೆ ನೀವು ಪಾವತಿಸಿದ್ದರಲ್ಲಿ ${amount} ಅನ್ನು ${day.kn}ರಂದು ಬ್ಯಾಂಕ್ ವರ್ಗಾವಣೆಯ ಮೂಲಕ ಮರಳಿಸಲಾಗಿದೆ.`,
        `ಬ್ಯಾಂಕ್ ಉಲ್ಲೇಖ ಸಂಖ್ಯೆ: ${reference}`,
        `ಹಣ ಬಾರದಿದ್ದರೆ ಈ ಸಂಖ್ಯೆಯೊಂದಿಗೆ ${support} ವಿಳಾಸಕ್ಕೆ ಬರೆಯಿರಿ.`,
      ],
    },
    en: {
      subject: `${amount} was refunded by bank transfer`,
      paragraphs: [
        `Of what you paid to ${brand}, ${amount} was refunded by bank transfer on ${day.en}.`,
        `Bank reference: ${reference}`,
        `If it has not reached you, write to ${support} and quote this reference.`,
      ],
    },
    sms: {
      kn: '{brand}: {amount} ಅನ್ನು {day}ರಂದು ಬ್ಯಾಂಕ್ ವರ್ಗಾವಣೆಯ ಮೂಲಕ ಮರಳಿಸಲಾಗಿದೆ. ಉಲ್ಲೇಖ: {reference}',
      en: '{brand}: {amount} was refunded by bank transfer on {day}. Reference: {reference}',
    },
  }
}
