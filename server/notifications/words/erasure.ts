import type { Facts, Wording } from '../wording.ts'

/** `day` is the day of the erasure. */
export function erasureRequestedWording({ brand, day, manage, support }: Facts): Wording {
  return {
    kn: {
      subject: 'ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗುವುದು',
      paragraphs: [
        `ನೀವು ಕೋರಿದಂತೆ ನಿಮ್ಮ ‘${brand}’ ಖಾತೆಯನ್ನು ${day.kn}ರಂದು ಅಳಿಸಲಾಗುವುದು. ಹೆಸರು, ಸಂಪರ್ಕ ವಿವರ, ಉಳಿಸಿದ ಲೇಖನಗಳು ಮತ್ತು ಉಳಿದಿರುವ ಪ್ಲಾನ್ ಇಲ್ಲವಾಗುತ್ತವೆ.`,
        'ಇನ್‌ವಾಯ್ಸ್‌ಗಳು ಮತ್ತು ಲೆಕ್ಕಪತ್ರಗಳು ಕಾನೂನು ಹೇಳುವಷ್ಟು ಕಾಲ ನಮ್ಮಲ್ಲಿ ಉಳಿಯುತ್ತವೆ.',
        `ಮನಸ್ಸು ಬದಲಾದರೆ ಆ ದಿನದವರೆಗೆ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಈ ಕೋರಿಕೆಯನ್ನು ಹಿಂಪಡೆಯಬಹುದು. ಕೋರಿದ್ದು ನೀವಲ್ಲದಿದ್ದರೆ ಕೂಡಲೇ ಹಿಂಪಡೆದು ${support} ವಿಳಾಸಕ್ಕೆ ಬರೆಯಿರಿ.`,
      ],
      link: { text: 'ನಿಮ್ಮ ಪ್ರೊಫೈಲ್', url: manage },
    },
    en: {
      subject: 'Your account will be deleted',
      paragraphs: [
        `As you asked, your account with ${brand} will be deleted on ${day.en}. Your name, your contacts, your saved articles and what is left of your plan will be gone.`,
        'Invoices and entries of our books stay with us for as long as the law requires.',
        `You can cancel this in your profile until then. If it was not you who asked, cancel it at once and write to ${support}.`,
      ],
      link: { text: 'Your profile', url: manage },
    },
    sms: {
      kn: '{brand}: ನಿಮ್ಮ ಖಾತೆಯನ್ನು {day}ರಂದು ಅಳಿಸಲಾಗುವುದು. ಹಿಂಪಡೆಯಲು: {link}',
      en: '{brand}: your account will be deleted on {day}. To cancel: {link}',
    },
  }
}

export function erasureCancelledWording({ brand, manage }: Facts): Wording {
  return {
    kn: {
      subject: 'ನಿಮ್ಮ ಖಾತೆ ಉಳಿಯುತ್ತದೆ',
      paragraphs: [
        `ನಿಮ್ಮ ‘${brand}’ ಖಾತೆಯನ್ನು ಅಳಿಸುವ ಕೋರಿಕೆ ರದ್ದಾಗಿದೆ. ಖಾತೆ ಹಾಗೆಯೇ ಉಳಿಯುತ್ತದೆ.`,
        'ಬಿಟ್ಟುಕೊಟ್ಟ ಪ್ಲಾನ್ ಇದ್ದರೆ ಅದು ಅವಧಿ ಮುಗಿಯುವವರೆಗೆ ಇರುತ್ತದೆ; ತಾನಾಗಿ ನವೀಕರಣವಾಗುವುದಿಲ್ಲ.',
      ],
      link: { text: 'ನಿಮ್ಮ ಪ್ರೊಫೈಲ್', url: manage },
    },
    en: {
      subject: 'Your account stays',
      paragraphs: [
        `The deletion of your account with ${brand} is cancelled. The account stays as it is.`,
        'A plan that you gave up runs until its end and does not renew by itself.',
      ],
      link: { text: 'Your profile', url: manage },
    },
    sms: {
      kn: '{brand}: ಖಾತೆ ಅಳಿಸುವ ಕೋರಿಕೆ ರದ್ದಾಗಿದೆ. {link}',
      en: '{brand}: the deletion of your account is cancelled. {link}',
    },
  }
}

export function erasureDoneWording({ brand, support }: Facts): Wording {
  return {
    kn: {
      subject: 'ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ',
      paragraphs: [
        `ನಿಮ್ಮ ‘${brand}’ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ. ಇದು ನಿಮಗೆ ನಮ್ಮ ಕೊನೆಯ ಸಂದೇಶ.`,
        `ಇನ್‌ವಾಯ್ಸ್‌ಗಳು ಮತ್ತು ಲೆಕ್ಕಪತ್ರಗಳು ಕಾನೂನು ಹೇಳುವಷ್ಟು ಕಾಲ ಉಳಿಯುತ್ತವೆ; ಬ್ಯಾಕಪ್‌ಗಳಲ್ಲಿರುವ ಪ್ರತಿಗಳು ಅವುಗಳ ಅವಧಿಯೊಂದಿಗೆ ಅಳಿಯುತ್ತವೆ. ಪ್ರಶ್ನೆಗಳಿದ್ದರೆ ${support} ವಿಳಾಸಕ್ಕೆ ಬರೆಯಿರಿ.`,
      ],
    },
    en: {
      subject: 'Your account is deleted',
      paragraphs: [
        `Your account with ${brand} is deleted. This is our last message to you.`,
        `Invoices and entries of our books stay for as long as the law requires; copies in backups go when these expire. If you have a question, write to ${support}.`,
      ],
    },
    sms: {
      kn: '{brand}: ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ.',
      en: '{brand}: your account is deleted.',
    },
  }
}

/** `day` is the day of the erasure. */
export function accountInactiveWording({ brand, day, manage }: Facts): Wording {
  return {
    kn: {
      subject: 'ಬಳಸದ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗುವುದು',
      paragraphs: [
        `ನಿಮ್ಮ ‘${brand}’ ಖಾತೆಯನ್ನು ಬಹಳ ಕಾಲದಿಂದ ಬಳಸಿಲ್ಲ. ಹಾಗಾಗಿ ಅದನ್ನು ${day.kn}ರಂದು ಅಳಿಸಲಾಗುವುದು.`,
        'ಖಾತೆ ಉಳಿಯಬೇಕಿದ್ದರೆ ಅದಕ್ಕೂ ಮೊದಲು ಒಮ್ಮೆ ಲಾಗಿನ್ ಆಗಿ. ಬೇರೇನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
      ],
      link: { text: 'ಲಾಗಿನ್ ಆಗಿ', url: manage },
    },
    en: {
      subject: 'Your unused account will be deleted',
      paragraphs: [
        `Your account with ${brand} has not been used for a long time. It will be deleted on ${day.en}.`,
        'To keep it, log in once before then. There is nothing else to do.',
      ],
      link: { text: 'Log in', url: manage },
    },
    sms: {
      kn: '{brand}: ಬಳಸದ ನಿಮ್ಮ ಖಾತೆಯನ್ನು {day}ರಂದು ಅಳಿಸಲಾಗುವುದು. ಉಳಿಸಿಕೊಳ್ಳಲು ಲಾಗಿನ್ ಆಗಿ: {link}',
      en: '{brand}: your unused account will be deleted on {day}. To keep it, log in: {link}',
    },
  }
}
