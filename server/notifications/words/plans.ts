import type { Facts, Wording } from '../wording.ts'

/** `day` is the last day of the plan. */
export function cancelledWording({ plan, day, brand, manage }: Facts): Wording {
  return {
    kn: {
      subject: 'ಚಂದಾ ನವೀಕರಣ ರದ್ದಾಗಿದೆ',
      paragraphs: [
        `ನೀವು ಕೋರಿದಂತೆ ‘${brand}’ ${plan} ಪ್ಲಾನ್‌ನ ನವೀಕರಣವನ್ನು ರದ್ದುಗೊಳಿಸಲಾಗಿದೆ. ಇನ್ನು ಮುಂದೆ ಹಣ ಕಡಿತವಾಗುವುದಿಲ್ಲ.`,
        `${day.kn}ರವರೆಗೆ ಪತ್ರಿಕೆ ನಿಮಗೆ ತೆರೆದಿರುತ್ತದೆ.`,
      ],
      link: { text: 'ನಿಮ್ಮ ಪ್ಲಾನ್ ನೋಡಿ', url: manage },
    },
    en: {
      subject: 'The renewal of your plan is cancelled',
      paragraphs: [
        `As you asked, ${plan} with ${brand} will not renew. Nothing more will be debited.`,
        `The paper stays open to you until ${day.en}.`,
      ],
      link: { text: 'See your plan', url: manage },
    },
    sms: {
      kn: '{brand}: {plan} ನವೀಕರಣ ರದ್ದಾಗಿದೆ. {day}ರವರೆಗೆ ಓದಬಹುದು. {link}',
      en: '{brand}: {plan} will not renew. You can read until {day}. {link}',
    },
  }
}

/** `plan` is the new plan and `day` its first day. */
export function changeScheduledWording({ plan, amount, day, brand, manage }: Facts): Wording {
  return {
    kn: {
      subject: 'ಪ್ಲಾನ್ ಬದಲಾವಣೆ ನಿಗದಿಯಾಗಿದೆ',
      paragraphs: [
        `ನಿಮ್ಮ ‘${brand}’ ಚಂದಾ ${day.kn}ರಿಂದ ${plan} ಪ್ಲಾನ್‌ಗೆ (${amount}) ಬದಲಾಗುತ್ತದೆ.`,
        'ಅಲ್ಲಿಯವರೆಗೆ ಈಗಿನ ಪ್ಲಾನ್ ಮುಂದುವರಿಯುತ್ತದೆ. ಈಗ ಏನನ್ನೂ ಪಾವತಿಸಬೇಕಿಲ್ಲ.',
      ],
      link: { text: 'ನಿಮ್ಮ ಪ್ಲಾನ್ ನೋಡಿ', url: manage },
    },
    en: {
      subject: 'Your change of plan is scheduled',
      paragraphs: [
        `Your subscription to ${brand} changes to ${plan} (${amount}) on ${day.en}.`,
        'Your current plan goes on until then. There is nothing to pay now.',
      ],
      link: { text: 'See your plan', url: manage },
    },
    sms: {
      kn: '{brand}: {day}ರಿಂದ ನಿಮ್ಮ ಪ್ಲಾನ್ {plan} ({amount}). {link}',
      en: '{brand}: your plan changes to {plan} ({amount}) on {day}. {link}',
    },
  }
}

/** `day` is the last day of a plan that does not renew. */
export function planEndsWording({ plan, day, brand, manage }: Facts): Wording {
  return {
    kn: {
      subject: `ನಿಮ್ಮ ಪ್ಲಾನ್ ${day.kn}ರಂದು ಮುಗಿಯುತ್ತದೆ`,
      paragraphs: [
        `ನಿಮ್ಮ ‘${brand}’ ${plan} ಪ್ಲಾನ್ ${day.kn}ರಂದು ಮುಗಿಯುತ್ತದೆ. ಅದು ತಾನಾಗಿ ನವೀಕರಣವಾಗುವುದಿಲ್ಲ; ಹಣ ಕಡಿತವಾಗುವುದಿಲ್ಲ.`,
        'ಓದುವುದನ್ನು ಮುಂದುವರಿಸಲು ಈ ಲಿಂಕ್ ಬಳಸಿ.',
      ],
      link: { text: 'ನಿಮ್ಮ ಪ್ಲಾನ್ ನೋಡಿ', url: manage },
    },
    en: {
      subject: `Your plan ends on ${day.en}`,
      paragraphs: [
        `${plan} with ${brand} ends on ${day.en}. It does not renew by itself, and nothing will be debited.`,
        'To go on reading, use this link.',
      ],
      link: { text: 'See your plan', url: manage },
    },
    sms: {
      kn: '{brand}: ನಿಮ್ಮ {plan} ಪ್ಲಾನ್ {day}ರಂದು ಮುಗಿಯುತ್ತದೆ. {link}',
      en: '{brand}: {plan} ends on {day} and does not renew by itself. {link}',
    },
  }
}

/** `day` is the last day of the grace period. */
export function graceEndsWording({ plan, amount, day, brand, manage }: Facts): Wording {
  return {
    kn: {
      subject: `ನಿಮ್ಮ ಪ್ಲಾನ್ ${day.kn}ರಂದು ಮುಗಿಯುತ್ತದೆ: ನವೀಕರಣ ಪಾವತಿಯಾಗಿಲ್ಲ`,
      paragraphs: [
        `‘${brand}’ ${plan} ಪ್ಲಾನ್‌ನ ನವೀಕರಣಕ್ಕೆ ${amount} ಪಾವತಿಯಾಗಿಲ್ಲ. ${day.kn}ರವರೆಗೆ ಮಾತ್ರ ಪತ್ರಿಕೆ ನಿಮಗೆ ತೆರೆದಿರುತ್ತದೆ.`,
        'ಓದುವುದನ್ನು ಮುಂದುವರಿಸಲು ಈ ಲಿಂಕ್ ಬಳಸಿ ಪಾವತಿಸಿ.',
      ],
      link: { text: 'ನಿಮ್ಮ ಪ್ಲಾನ್ ನೋಡಿ', url: manage },
    },
    en: {
      subject: `Your plan ends on ${day.en}: the renewal is not paid`,
      paragraphs: [
        `${amount} for the renewal of ${plan} with ${brand} has not been paid. The paper stays open to you only until ${day.en}.`,
        'To go on reading, pay by this link.',
      ],
      link: { text: 'See your plan', url: manage },
    },
    sms: {
      kn: '{brand}: {plan} ನವೀಕರಣ ಪಾವತಿಯಾಗಿಲ್ಲ. ಪ್ಲಾನ್ {day}ರಂದು ಮುಗಿಯುತ್ತದೆ. {link}',
      en: '{brand}: the renewal of {plan} is not paid. Your plan ends on {day}. {link}',
    },
  }
}

/** `day` was the last day of the plan. */
export function planEndedWording({ plan, day, brand, manage }: Facts): Wording {
  return {
    kn: {
      subject: 'ನಿಮ್ಮ ಪ್ಲಾನ್ ಮುಗಿದಿದೆ',
      paragraphs: [
        `ನಿಮ್ಮ ‘${brand}’ ${plan} ಪ್ಲಾನ್ ${day.kn}ರಂದು ಮುಗಿಯಿತು. ನಿಮ್ಮ ಖಾತೆ ಮತ್ತು ಉಳಿಸಿದ ಲೇಖನಗಳು ಹಾಗೆಯೇ ಇವೆ.`,
        'ಎಲ್ಲ ಪುಟಗಳನ್ನು ಮತ್ತೆ ಓದಲು ಒಂದು ಪ್ಲಾನ್ ಆಯ್ಕೆ ಮಾಡಿ.',
      ],
      link: { text: 'ಪ್ಲಾನ್‌ಗಳನ್ನು ನೋಡಿ', url: manage },
    },
    en: {
      subject: 'Your plan has ended',
      paragraphs: [
        `Your plan with ${brand} is over: ${plan} ended on ${day.en}. Your account and your saved articles stay as they are.`,
        'To read all pages again, choose a plan.',
      ],
      link: { text: 'See the plans', url: manage },
    },
    sms: {
      kn: '{brand}: ನಿಮ್ಮ {plan} ಪ್ಲಾನ್ {day}ರಂದು ಮುಗಿಯಿತು. ಮತ್ತೆ ಓದಲು: {link}',
      en: '{brand}: {plan} ended on {day}. To read again: {link}',
    },
  }
}

/** `day` is the day of the debit. */
export function yearlyRenewalWording({ plan, amount, day, brand, manage }: Facts): Wording {
  return {
    kn: {
      subject: `ನಿಮ್ಮ ಪ್ಲಾನ್ ${day.kn}ರಂದು ನವೀಕರಣಗೊಳ್ಳುತ್ತದೆ`,
      paragraphs: [
        `ನಿಮ್ಮ ‘${brand}’ ಚಂದಾ ${day.kn}ರಂದು ನವೀಕರಣಗೊಳ್ಳುತ್ತದೆ: ${plan}, ${amount}.`,
        'ಚಂದಾ ಮುಂದುವರಿಯಲಿ ಎಂದಾದರೆ ನೀವು ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ. ಹಣ ಕಡಿತವಾಗುವ ಮೊದಲು ಮತ್ತೊಮ್ಮೆ ತಿಳಿಸುತ್ತೇವೆ.',
      ],
      link: { text: 'ಪ್ಲಾನ್ ಮುಂದುವರಿಸಿ, ಬದಲಿಸಿ ಅಥವಾ ರದ್ದುಗೊಳಿಸಿ', url: manage },
    },
    en: {
      subject: `Your plan will renew on ${day.en}`,
      paragraphs: [
        `Your subscription to ${brand} will renew on ${day.en}: ${plan}, ${amount}.`,
        'To go on reading there is nothing to do. We will write again before the debit.',
      ],
      link: { text: 'Keep, change or cancel your plan', url: manage },
    },
    sms: {
      kn: '{brand}: {plan} {day}ರಂದು {amount}ಗೆ ನವೀಕರಣಗೊಳ್ಳುತ್ತದೆ. ಬದಲಿಸಲು ಅಥವಾ ರದ್ದುಗೊಳಿಸಲು: {link}',
      en: '{brand}: {plan} will renew on {day} for {amount}. To keep, change or cancel: {link}',
    },
  }
}
