import type { Facts, Wording } from '../wording.ts'

/** Says what will be taken, when and why, and how to prevent it, as the Reserve Bank demands. */
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
