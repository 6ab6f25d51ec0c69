import type { Table } from '#domain/translate.ts'

export const subscriptions: Table = {
  'A plan opens every page and edition, and past issues as far as it reaches.':
    'ಚಂದಾ ಪ್ಲಾನ್ ಇದ್ದರೆ ಎಲ್ಲ ಪುಟಗಳು, ಆವೃತ್ತಿಗಳು ಮತ್ತು ಪ್ಲಾನ್‌ಗೆ ಅನುಗುಣವಾಗಿ ಹಳೆಯ ಸಂಚಿಕೆಗಳು.',
  'Cancel Renewal': 'ನವೀಕರಣ ರದ್ದುಮಾಡಿ',
  'Cancelling...': 'ರದ್ದಾಗುತ್ತಿದೆ...',
  'Charged On': 'ಹಣ ಕಡಿತದ ದಿನ',
  'Confirm Cancellation': 'ರದ್ದು ಖಚಿತಪಡಿಸಿ',
  'Credit note: {plan}': 'ಕ್ರೆಡಿಟ್ ನೋಟ್: {plan}',
  'Current Active Plan. Cancelled by you.': 'ಈಗ ಚಾಲ್ತಿಯಲ್ಲಿರುವ ಪ್ಲಾನ್. ನೀವು ರದ್ದು ಮಾಡಿದ್ದೀರಿ.',
  'Enter the reason to continue': 'ಮುಂದುವರಿಯಲು ಕಾರಣ ಬರೆಯಿರಿ',
  'Expired On': 'ಮುಗಿದ ದಿನ',
  'Expires On': 'ಮುಕ್ತಾಯದ ದಿನ',
  'Get news from another source': 'ಸುದ್ದಿ ಬೇರೆಡೆ ಸಿಗುತ್ತದೆ',
  Invoices: 'ಇನ್‌ವಾಯ್ಸ್‌ಗಳು',
  'It is taking longer than it should. We are seeing to it.':
    'ನಿರೀಕ್ಷೆಗಿಂತ ತಡವಾಗುತ್ತಿದೆ. ನಾವು ಗಮನ ಹರಿಸುತ್ತಿದ್ದೇವೆ.',
  'Keep My Current Plan': 'ಈಗಿನ ಪ್ಲಾನ್ ಮುಂದುವರಿಸಿ',
  'Keep My Plan': 'ಪ್ಲಾನ್ ಉಳಿಸಿಕೊಳ್ಳಿ',
  'Last Plan': 'ಹಿಂದಿನ ಪ್ಲಾನ್',
  'Next Renewal': 'ಮುಂದಿನ ನವೀಕರಣ',
  'Not finding news I want': 'ಬೇಕಾದ ಸುದ್ದಿ ಸಿಗುತ್ತಿಲ್ಲ',
  OK: 'ಸರಿ',
  Others: 'ಇತರೆ',
  'Paid back on {date}.': '{date}ರಂದು ಮರುಪಾವತಿಸಲಾಗಿದೆ.',
  'Paid by bank transfer on {date}.': '{date}ರಂದು ಬ್ಯಾಂಕ್ ವರ್ಗಾವಣೆಯ ಮೂಲಕ ಪಾವತಿಸಲಾಗಿದೆ.',
  'Payment for {plan}': '{plan} ಪ್ಲಾನ್‌ನ ಪಾವತಿ',
  Refunds: 'ಮರುಪಾವತಿ',
  'Renew Now': 'ಈಗ ನವೀಕರಿಸಿ',
  'Renewal was due on': 'ನವೀಕರಣ ಆಗಬೇಕಿದ್ದ ದಿನ',
  'Requested on {date}. Expected by {by}.': '{date}ರಂದು ಕೋರಲಾಗಿದೆ. {by}ರೊಳಗೆ ನಿರೀಕ್ಷಿಸಬಹುದು.',
  'See All Plans': 'ಎಲ್ಲ ಪ್ಲಾನ್‌ಗಳನ್ನು ನೋಡಿ',
  'Select a reason to continue': 'ಮುಂದುವರಿಯಲು ಕಾರಣ ಆಯ್ಕೆಮಾಡಿ',
  'Something went wrong, please try again.': 'ಏನೋ ತೊಂದರೆಯಾಗಿದೆ, ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Starts On': 'ಆರಂಭದ ದಿನ',
  'Subscription cancelled successfully': 'ಚಂದಾ ನವೀಕರಣ ರದ್ದಾಗಿದೆ',
  'Subscription is already cancelled, you still have access to the app till today':
    'ಚಂದಾದಾರಿಕೆ ಈಗಾಗಲೇ ರದ್ದಾಗಿದೆ, ಇಂದಿನವರೆಗೂ ನೀವು ಓದಬಹುದು',
  'Subscription is already cancelled, you still have access to the app till tomorrow':
    'ಚಂದಾದಾರಿಕೆ ಈಗಾಗಲೇ ರದ್ದಾಗಿದೆ, ನಾಳೆಯವರೆಗೂ ನೀವು ಓದಬಹುದು',
  'Subscription is already cancelled, you still have access to the app till {days} days ({date})':
    'ಚಂದಾದಾರಿಕೆ ಈಗಾಗಲೇ ರದ್ದಾಗಿದೆ, ಇನ್ನೂ {days} ದಿನ ({date}) ನೀವು ಓದಬಹುದು',
  'The automatic payments for this plan were stopped at your bank. It ends on {date}, unless you renew it by then.':
    'ಈ ಪ್ಲಾನ್‌ನ ಸ್ವಯಂಚಾಲಿತ ಪಾವತಿಯನ್ನು ನಿಮ್ಮ ಬ್ಯಾಂಕಿನಲ್ಲಿ ನಿಲ್ಲಿಸಲಾಗಿದೆ. ಅಷ್ಟರೊಳಗೆ ನವೀಕರಿಸದಿದ್ದರೆ {date}ರಂದು ಪ್ಲಾನ್ ಮುಗಿಯುತ್ತದೆ.',
  'The paper is open to you': 'ಪತ್ರಿಕೆ ನಿಮಗೆ ತೆರೆದಿದೆ',
  'The payment for your renewal did not go through, and we do not try again. Pay by {date} to go on reading.':
    'ನವೀಕರಣದ ಪಾವತಿ ಆಗಲಿಲ್ಲ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುವುದಿಲ್ಲ. ಓದುವುದನ್ನು ಮುಂದುವರಿಸಲು {date}ರೊಳಗೆ ಪಾವತಿಸಿ.',
  'The payment for your renewal has not gone through yet. We try again on {next}; the paper stays open until {date}.':
    'ನವೀಕರಣದ ಪಾವತಿ ಇನ್ನೂ ಆಗಿಲ್ಲ. {next}ರಂದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುತ್ತೇವೆ; {date}ರವರೆಗೆ ಪತ್ರಿಕೆ ತೆರೆದಿರುತ್ತದೆ.',
  'This plan does not renew by itself.': 'ಈ ಪ್ಲಾನ್ ತಾನಾಗಿಯೇ ನವೀಕರಣ ಆಗುವುದಿಲ್ಲ.',
  'Too expensive': 'ಬೆಲೆ ಹೆಚ್ಚು',
  'Unused part of {plan}': '{plan} ಪ್ಲಾನ್‌ನ ಬಳಸದ ಭಾಗ',
  'Upgrade Plan': 'ಪ್ಲಾನ್ ಮೇಲ್ದರ್ಜೆಗೇರಿಸಿ',
  'Website hard to use': 'ಜಾಲತಾಣ ಬಳಸಲು ಕಷ್ಟ',
  'Why are you cancelling?': 'ರದ್ದು ಮಾಡುತ್ತಿರುವುದು ಏಕೆ?',
  'With your bank. Expected by {by}.': 'ನಿಮ್ಮ ಬ್ಯಾಂಕಿನಲ್ಲಿದೆ. {by}ರೊಳಗೆ ನಿರೀಕ್ಷಿಸಬಹುದು.',
  'You can read until {date}. After that nothing is charged.':
    '{date}ರವರೆಗೂ ಓದಬಹುದು. ಆ ನಂತರ ಯಾವುದೇ ಶುಲ್ಕ ಇಲ್ಲ.',
  'You have access until {date}. Until then you can change your mind.':
    '{date}ರವರೆಗೂ ಪತ್ರಿಕೆ ಓದಬಹುದು. ಅಲ್ಲಿಯವರೆಗೆ ನಿಮ್ಮ ನಿರ್ಧಾರ ಬದಲಿಸಲು ಅವಕಾಶ ಇದೆ.',
  'You have no plan yet': 'ನಿಮ್ಮ ಬಳಿ ಇನ್ನೂ ಪ್ಲಾನ್ ಇಲ್ಲ',
  'You keep your plan. It renews on {date}.': 'ನಿಮ್ಮ ಪ್ಲಾನ್ ಮುಂದುವರಿಯುತ್ತದೆ. {date}ರಂದು ನವೀಕರಣ ಆಗುತ್ತದೆ.',
  'You stay with your current plan.': 'ನಿಮ್ಮ ಈಗಿನ ಪ್ಲಾನ್ ಮುಂದುವರಿಯುತ್ತದೆ.',
  'Your access is a present from us. There is nothing to pay and nothing to cancel.':
    'ಇದು ನಮ್ಮ ಉಡುಗೊರೆ. ಪಾವತಿಸುವುದೂ ಇಲ್ಲ, ರದ್ದು ಮಾಡುವುದೂ ಇಲ್ಲ.',
  'Your bank no longer lets us renew this plan. Please choose a plan again.':
    'ಈ ಪ್ಲಾನ್ ನವೀಕರಿಸಲು ನಿಮ್ಮ ಬ್ಯಾಂಕಿನ ಅನುಮತಿ ಈಗಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ಲಾನ್ ಆಯ್ಕೆಮಾಡಿ.',
  'Your reason': 'ನಿಮ್ಮ ಕಾರಣ',
}
