import type { Table } from '#domain/translate.ts'

export const testCards: Table = {
  'Asks for a one-time password: four digits or more pass, fewer fail.':
    'ಒಟಿಪಿ ಕೇಳುತ್ತದೆ: ನಾಲ್ಕು ಅಥವಾ ಹೆಚ್ಚು ಅಂಕಿಗಳಿದ್ದರೆ ಯಶಸ್ವಿ, ಕಡಿಮೆಯಿದ್ದರೆ ವಿಫಲ.',
  'Cancelled on the page of the bank: nothing is charged.':
    'ಬ್ಯಾಂಕ್‌ನ ಪುಟದಲ್ಲಿ ರದ್ದಾಗುತ್ತದೆ: ಹಣ ಕಡಿತವಾಗುವುದಿಲ್ಲ.',
  'Declined by the bank: the next screen offers to try again.':
    'ಬ್ಯಾಂಕ್ ನಿರಾಕರಿಸುತ್ತದೆ: ಮುಂದಿನ ಪರದೆಯಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಬಹುದು.',
  'Fails, because the bank cannot verify the card holder.': 'ಕಾರ್ಡ್ ಯಾರದೆಂದು ಬ್ಯಾಂಕ್‌ಗೆ ಖಚಿತವಾಗದೆ ಪಾವತಿ ವಿಫಲ.',
  'Fails, because the bank does not answer in time.': 'ಬ್ಯಾಂಕ್ ಸಮಯಕ್ಕೆ ಉತ್ತರಿಸದೆ ಪಾವತಿ ವಿಫಲ.',
  'Fails, not enough money: the next screen offers to try again.':
    'ಖಾತೆಯಲ್ಲಿ ಸಾಕಷ್ಟು ಹಣವಿಲ್ಲದೆ ವಿಫಲ: ಮುಂದಿನ ಪರದೆಯಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಬಹುದು.',
  'Fails. The bank approves it an hour later: move the clock, and the plan begins.':
    'ವಿಫಲ. ಒಂದು ಗಂಟೆಯ ನಂತರ ಬ್ಯಾಂಕ್ ಒಪ್ಪುತ್ತದೆ: ಗಡಿಯಾರ ಬದಲಿಸಿದರೆ ಪ್ಲಾನ್ ಆರಂಭವಾಗುತ್ತದೆ.',
  'Passes, but the browser gets no answer: the plan begins when the gateway reports it.':
    'ಯಶಸ್ವಿ, ಆದರೆ ಬ್ರೌಸರ್‌ಗೆ ಉತ್ತರ ಬರುವುದಿಲ್ಲ: ಗೇಟ್‌ವೇ ತಿಳಿಸಿದಾಗ ಪ್ಲಾನ್ ಆರಂಭವಾಗುತ್ತದೆ.',
  'Passes. Move the clock by a day: the mandate is revoked, and the plan will not renew.':
    'ಯಶಸ್ವಿ. ಗಡಿಯಾರವನ್ನು ಒಂದು ದಿನ ಮುಂದಿಡಿ: ಕಡಿತದ ಅನುಮತಿ ರದ್ದಾಗಿ, ಪ್ಲಾನ್ ನವೀಕರಣಗೊಳ್ಳುವುದಿಲ್ಲ.',
  'Passes. Move the clock by two days: a dispute is lost, and the plan ends.':
    'ಯಶಸ್ವಿ. ಗಡಿಯಾರವನ್ನು ಎರಡು ದಿನ ಮುಂದಿಡಿ: ಪಾವತಿಯ ವಿವಾದದಲ್ಲಿ ಸೋತು, ಪ್ಲಾನ್ ಮುಗಿಯುತ್ತದೆ.',
  'Passes. Move the clock to the next month: the renewal is declined, and the plan is in grace.':
    'ಯಶಸ್ವಿ. ಗಡಿಯಾರವನ್ನು ಮುಂದಿನ ತಿಂಗಳಿಗೆ ಇಡಿ: ನವೀಕರಣ ವಿಫಲವಾಗಿ, ಪಾವತಿಗೆ ಹೆಚ್ಚುವರಿ ದಿನಗಳು ಸಿಗುತ್ತವೆ.',
  'Passes. The gateway never reports it: the plan begins all the same.':
    'ಯಶಸ್ವಿ. ಗೇಟ್‌ವೇ ಎಂದೂ ತಿಳಿಸುವುದಿಲ್ಲ: ಆದರೂ ಪ್ಲಾನ್ ಆರಂಭವಾಗುತ್ತದೆ.',
  'Passes. The gateway reports it 30 seconds late: the plan begins at once.':
    'ಯಶಸ್ವಿ. ಗೇಟ್‌ವೇ 30 ಸೆಕೆಂಡು ತಡವಾಗಿ ತಿಳಿಸುತ್ತದೆ: ಪ್ಲಾನ್ ಕೂಡಲೇ ಆರಂಭವಾಗುತ್ತದೆ.',
  'Passes. The gateway reports it in the wrong order: one plan, one invoice.':
    'ಯಶಸ್ವಿ. ಗೇಟ್‌ವೇ ತಪ್ಪು ಕ್ರಮದಲ್ಲಿ ತಿಳಿಸುತ್ತದೆ: ಒಂದೇ ಪ್ಲಾನ್, ಒಂದೇ ಇನ್‌ವಾಯ್ಸ್.',
  'Passes. The gateway reports it three times: one plan, one invoice.':
    'ಯಶಸ್ವಿ. ಗೇಟ್‌ವೇ ಮೂರು ಬಾರಿ ತಿಳಿಸುತ್ತದೆ: ಒಂದೇ ಪ್ಲಾನ್, ಒಂದೇ ಇನ್‌ವಾಯ್ಸ್.',
  'Passes. Upgrade to a dearer plan: the refund fails and is sent again.':
    'ಯಶಸ್ವಿ. ಹೆಚ್ಚಿನ ಬೆಲೆಯ ಪ್ಲಾನ್‌ಗೆ ಬದಲಿಸಿ: ಮರುಪಾವತಿ ವಿಫಲವಾಗಿ, ಮತ್ತೆ ಕಳುಹಿಸಲಾಗುತ್ತದೆ.',
  'Passes. Upgrade to a dearer plan: the refund stays pending.':
    'ಯಶಸ್ವಿ. ಹೆಚ್ಚಿನ ಬೆಲೆಯ ಪ್ಲಾನ್‌ಗೆ ಬದಲಿಸಿ: ಮರುಪಾವತಿ ಬಾಕಿ ಉಳಿಯುತ್ತದೆ.',
  'Passes: the plan begins, and the invoice is in the profile.':
    'ಯಶಸ್ವಿ: ಪ್ಲಾನ್ ಆರಂಭವಾಗುತ್ತದೆ, ಇನ್‌ವಾಯ್ಸ್ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿರುತ್ತದೆ.',
}
