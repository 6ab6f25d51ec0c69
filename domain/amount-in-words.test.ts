import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

// The expected words were written by hand.
test.each([
  [0, 'Rupees zero only', 'ಸೊನ್ನೆ ರೂಪಾಯಿ ಮಾತ್ರ'],
  [1_00, 'Rupee one only', 'ಒಂದು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [10_00, 'Rupees ten only', 'ಹತ್ತು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [12_00, 'Rupees twelve only', 'ಹನ್ನೆರಡು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [19_00, 'Rupees nineteen only', 'ಹತ್ತೊಂಬತ್ತು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [20_00, 'Rupees twenty only', 'ಇಪ್ಪತ್ತು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [21_00, 'Rupees twenty-one only', 'ಇಪ್ಪತ್ತೊಂದು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [32_00, 'Rupees thirty-two only', 'ಮೂವತ್ತೆರಡು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [43_00, 'Rupees forty-three only', 'ನಲವತ್ತಮೂರು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [54_00, 'Rupees fifty-four only', 'ಐವತ್ತನಾಲ್ಕು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [65_00, 'Rupees sixty-five only', 'ಅರವತ್ತೈದು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [76_00, 'Rupees seventy-six only', 'ಎಪ್ಪತ್ತಾರು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [87_00, 'Rupees eighty-seven only', 'ಎಂಬತ್ತೇಳು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [98_00, 'Rupees ninety-eight only', 'ತೊಂಬತ್ತೆಂಟು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [99_00, 'Rupees ninety-nine only', 'ತೊಂಬತ್ತೊಂಬತ್ತು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [100_00, 'Rupees one hundred only', 'ನೂರು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [101_00, 'Rupees one hundred and one only', 'ನೂರ ಒಂದು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [299_00, 'Rupees two hundred and ninety-nine only', 'ಇನ್ನೂರ ತೊಂಬತ್ತೊಂಬತ್ತು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [300_00, 'Rupees three hundred only', 'ಮುನ್ನೂರು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [450_00, 'Rupees four hundred and fifty only', 'ನಾನೂರ ಐವತ್ತು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [500_00, 'Rupees five hundred only', 'ಐನೂರು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [900_00, 'Rupees nine hundred only', 'ಒಂಬೈನೂರು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [1000_00, 'Rupees one thousand only', 'ಒಂದು ಸಾವಿರ ರೂಪಾಯಿ ಮಾತ್ರ'],
  [1005_00, 'Rupees one thousand and five only', 'ಒಂದು ಸಾವಿರದ ಐದು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [
    2999_00,
    'Rupees two thousand nine hundred and ninety-nine only',
    'ಎರಡು ಸಾವಿರದ ಒಂಬೈನೂರ ತೊಂಬತ್ತೊಂಬತ್ತು ರೂಪಾಯಿ ಮಾತ್ರ',
  ],
  [1_00_000_00, 'Rupees one lakh only', 'ಒಂದು ಲಕ್ಷ ರೂಪಾಯಿ ಮಾತ್ರ'],
  [
    1_23_456_00,
    'Rupees one lakh twenty-three thousand four hundred and fifty-six only',
    'ಒಂದು ಲಕ್ಷದ ಇಪ್ಪತ್ತಮೂರು ಸಾವಿರದ ನಾನೂರ ಐವತ್ತಾರು ರೂಪಾಯಿ ಮಾತ್ರ',
  ],
  [2_00_50_000_00, 'Rupees two crore fifty thousand only', 'ಎರಡು ಕೋಟಿಯ ಐವತ್ತು ಸಾವಿರ ರೂಪಾಯಿ ಮಾತ್ರ'],
  [
    123_00_00_007_00,
    'Rupees one hundred and twenty-three crore and seven only',
    'ನೂರ ಇಪ್ಪತ್ತಮೂರು ಕೋಟಿಯ ಏಳು ರೂಪಾಯಿ ಮಾತ್ರ',
  ],
  [
    149_50,
    'Rupees one hundred and forty-nine and fifty paise only',
    'ನೂರ ನಲವತ್ತೊಂಬತ್ತು ರೂಪಾಯಿ ಐವತ್ತು ಪೈಸೆ ಮಾತ್ರ',
  ],
  [1, 'One paisa only', 'ಒಂದು ಪೈಸೆ ಮಾತ್ರ'],
  [81, 'Eighty-one paise only', 'ಎಂಬತ್ತೊಂದು ಪೈಸೆ ಮಾತ್ರ'],
])('%i paise are written in words', (paise, english, kannada) => {
  expect(amountInWords(paise, 'INR', 'en')).toBe(english)
  expect(amountInWords(paise, 'INR', 'kn')).toBe(kannada)
})

test.each([
  [9_99, 'US dollars nine and ninety-nine cents only', 'ಒಂಬತ್ತು ಅಮೆರಿಕನ್ ಡಾಲರ್ ತೊಂಬತ್ತೊಂಬತ್ತು ಸೆಂಟ್ ಮಾತ್ರ'],
  [1_00, 'US dollar one only', 'ಒಂದು ಅಮೆರಿಕನ್ ಡಾಲರ್ ಮಾತ್ರ'],
  [1, 'One cent only', 'ಒಂದು ಸೆಂಟ್ ಮಾತ್ರ'],
])('%i cents are written in words', (cents, english, kannada) => {
  expect(amountInWords(cents, 'USD', 'en')).toBe(english)
  expect(amountInWords(cents, 'USD', 'kn')).toBe(kannada)
})
