import type { Facts, Wording } from '../wording.ts'

/** The day is the last of the plan. */
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

/** The plan is the new one, and the day its first. */
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
