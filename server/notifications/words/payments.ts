import type { Facts, Wording } from '../wording.ts'

/** `day` is the last day of the paid period. */
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

/** The Reserve Bank of India requires the amount, the day, the reason and a way to cancel. */
export function debitNoticeWording({ plan, amount, day, brand, manage }: Facts): Wording {
  return {
    kn: {
      subject: `${day.kn}ರಂದು ${amount} ಕಡಿತವಾಗಲಿದೆ`,
      paragraphs: [
        `ನಿಮ್ಮ ‘${brand}’ ಚಂದಾ ನವೀಕರಣಗೊಳ್ಳಲಿದೆ. ನೀವು ಮೊದಲೇ ನೀಡಿರುವ ಅನುಮತಿಯಂತೆ ${day.kn}ರಂದು ${amount} ಕಡಿತವಾಗುತ್ತದೆ.`,
        `ಕಾರಣ: ${plan} ಪ್ಲಾನ್‌ನ ನವೀಕರಣ.`,
        'ಚಂದಾ ಮುಂದುವರಿಯಲಿ ಎಂದಾದರೆ ನೀವು ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ. ಬೇಡವಾದರೆ ಅಥವಾ ಪ್ಲಾನ್ ಬದಲಿಸಬೇಕಾದರೆ ಆ ದಿನಕ್ಕೆ ಮೊದಲು ಈ ಲಿಂಕ್ ಬಳಸಿ.',
      ],
      link: { text: 'ಪ್ಲಾನ್ ಮುಂದುವರಿಸಿ, ಬದಲಿಸಿ ಅಥವಾ ರದ್ದುಗೊಳಿಸಿ', url: manage },
    },
    en: {
      subject: `${amount} will be debited on ${day.en}`,
      paragraphs: [
        `Your subscription to ${brand} is about to renew. By the mandate that you gave, ${amount} will be debited on ${day.en}.`,
        `Reason: renewal of ${plan}.`,
        'To go on reading there is nothing to do. To change or cancel your plan, use this link before that day.',
      ],
      link: { text: 'Keep, change or cancel your plan', url: manage },
    },
    sms: {
      kn: '{brand}: {plan} ನವೀಕರಣಕ್ಕೆ {day}ರಂದು {amount} ಕಡಿತವಾಗಲಿದೆ. ಬದಲಿಸಲು ಅಥವಾ ರದ್ದುಗೊಳಿಸಲು: {link}',
      en: '{brand}: {amount} will be debited on {day} to renew {plan}. To keep, change or cancel: {link}',
    },
  }
}

/** `day` is the day of the next attempt, if there is one. */
export function paymentFailedWording(
  { plan, amount, day, brand, manage }: Facts,
  hasNextAttempt: boolean,
): Wording {
  const next = {
    kn: hasNextAttempt
      ? `${day.kn}ರಂದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುತ್ತೇವೆ. ಅಷ್ಟರೊಳಗೆ ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ ಹಣವಿರುವಂತೆ ನೋಡಿಕೊಳ್ಳಿ.`
      : 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುವುದಿಲ್ಲ. ಓದುವುದನ್ನು ಮುಂದುವರಿಸಲು ಪ್ಲಾನ್ ಅನ್ನು ಮತ್ತೊಮ್ಮೆ ಖರೀದಿಸಿ.',
    en: hasNextAttempt
      ? `We will try again on ${day.en}. Please see to it that there is money by then.`
      : 'We will not try again. To go on reading, please buy a plan anew.',
  }
  return {
    kn: {
      subject: `${amount} ಪಾವತಿ ವಿಫಲವಾಗಿದೆ`,
      paragraphs: [`‘${brand}’ ${plan} ಪ್ಲಾನ್‌ಗೆ ${amount} ಪಾವತಿ ಆಗಲಿಲ್ಲ.`, next.kn],
      link: { text: 'ನಿಮ್ಮ ಪ್ಲಾನ್ ನೋಡಿ', url: manage },
    },
    en: {
      subject: `Payment of ${amount} failed`,
      paragraphs: [
        `Your payment of ${amount} to ${brand} for ${plan} did not go through.`,
        next.en,
      ],
      link: { text: 'See your plan', url: manage },
    },
    sms: hasNextAttempt
      ? {
          kn: '{brand}: {plan} ಪ್ಲಾನ್‌ಗೆ {amount} ಪಾವತಿ ವಿಫಲವಾಗಿದೆ. {day}ರಂದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುತ್ತೇವೆ. {link}',
          en: '{brand}: payment of {amount} for {plan} failed. We will try again on {day}. {link}',
        }
      : {
          kn: '{brand}: {plan} ಪ್ಲಾನ್‌ಗೆ {amount} ಪಾವತಿ ವಿಫಲವಾಗಿದೆ. {link}',
          en: '{brand}: payment of {amount} for {plan} failed. {link}',
        },
  }
}

/** `day` is the last day of the grace period. */
export function graceWording({ plan, day, brand, manage }: Facts): Wording {
  return {
    kn: {
      subject: `${day.kn}ರವರೆಗೆ ಓದಬಹುದು`,
      paragraphs: [
        `‘${brand}’ ${plan} ಪ್ಲಾನ್‌ನ ನವೀಕರಣಕ್ಕೆ ಹಣ ಇನ್ನೂ ಪಾವತಿಯಾಗಿಲ್ಲ.`,
        `ಆದರೂ ${day.kn}ರವರೆಗೆ ಪತ್ರಿಕೆ ನಿಮಗೆ ತೆರೆದಿರುತ್ತದೆ. ಅಷ್ಟರೊಳಗೆ ಪಾವತಿಯಾದರೆ ಚಂದಾ ಮುಂದುವರಿಯುತ್ತದೆ.`,
      ],
      link: { text: 'ನಿಮ್ಮ ಪ್ಲಾನ್ ನೋಡಿ', url: manage },
    },
    en: {
      subject: `You can read until ${day.en}`,
      paragraphs: [
        `The renewal of ${plan} with ${brand} has not been paid yet.`,
        `The paper stays open to you until ${day.en} all the same. If it is paid by then, your subscription goes on.`,
      ],
      link: { text: 'See your plan', url: manage },
    },
    sms: {
      kn: '{brand}: {plan} ನವೀಕರಣ ಪಾವತಿಯಾಗಿಲ್ಲ. {day}ರವರೆಗೆ ಓದಬಹುದು. {link}',
      en: '{brand}: the renewal of {plan} is not paid yet. You can read until {day}. {link}',
    },
  }
}

/** `day` is the last day of access. */
export function mandateRevokedWording({ plan, day, brand, manage }: Facts): Wording {
  return {
    kn: {
      subject: 'ಸ್ವಯಂಚಾಲಿತ ಪಾವತಿ ನಿಂತಿದೆ',
      paragraphs: [
        `‘${brand}’ ${plan} ಪ್ಲಾನ್‌ನ ಸ್ವಯಂಚಾಲಿತ ಪಾವತಿಯನ್ನು ನಿಮ್ಮ ಬ್ಯಾಂಕಿನಲ್ಲಿ ನಿಲ್ಲಿಸಲಾಗಿದೆ. ಇನ್ನು ಮುಂದೆ ಹಣ ಕಡಿತವಾಗುವುದಿಲ್ಲ.`,
        `${day.kn}ರವರೆಗೆ ಪತ್ರಿಕೆ ನಿಮಗೆ ತೆರೆದಿರುತ್ತದೆ. ಆ ನಂತರವೂ ಓದಲು ಅಷ್ಟರೊಳಗೆ ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಪ್ಲಾನ್ ನವೀಕರಿಸಿ.`,
      ],
      link: { text: 'ನಿಮ್ಮ ಪ್ಲಾನ್ ನೋಡಿ', url: manage },
    },
    en: {
      subject: 'Automatic payments for your plan have stopped',
      paragraphs: [
        `Your bank told us that the automatic payments for ${plan} with ${brand} were stopped. Nothing more will be debited.`,
        `The paper stays open to you until ${day.en}. To read on after that, renew the plan in your profile by then.`,
      ],
      link: { text: 'See your plan', url: manage },
    },
    sms: {
      kn: '{brand}: ಬ್ಯಾಂಕಿನಲ್ಲಿ {plan} ಸ್ವಯಂಚಾಲಿತ ಪಾವತಿ ನಿಂತಿದೆ. {day}ರೊಳಗೆ ನವೀಕರಿಸಿ: {link}',
      en: '{brand}: your bank stopped the automatic payments for {plan}. Renew by {day}: {link}',
    },
  }
}
