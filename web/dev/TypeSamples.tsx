import styles from './ui-screen.module.css'

/** Both languages side by side, whichever the controls speak. */
export function TypeSamples() {
  return (
    <div className={styles.columns}>
      <article className={styles.stack} lang="en">
        <h3 className={styles.headline}>Tanks fill early as rains reach the plateau</h3>
        <p>
          The first steady rain of the season fell on Friday night, and by morning eleven of the
          district's old tanks were brimming. Farmers said they would sow a week sooner.
        </p>
      </article>
      <article className={styles.stack} lang="kn">
        <h3 className={styles.headline}>ಮುಂಗಾರು ಚುರುಕು: ತುಂಬಿದ ಹನ್ನೊಂದು ಕೆರೆಗಳು</h3>
        <p>
          ಶುಕ್ರವಾರ ರಾತ್ರಿ ಸುರಿದ ಉತ್ತಮ ಮಳೆಗೆ ಜಿಲ್ಲೆಯ ಹನ್ನೊಂದು ಹಳೆಯ ಕೆರೆಗಳು ಬೆಳಗಾಗುವಷ್ಟರಲ್ಲಿ ಕೋಡಿ ಬಿದ್ದಿವೆ. ಈ ಬಾರಿ ಒಂದು ವಾರ ಮೊದಲೇ
          ಬಿತ್ತನೆ ಆರಂಭಿಸುವುದಾಗಿ ರೈತರು ಹೇಳಿದ್ದಾರೆ.
        </p>
      </article>
    </div>
  )
}
