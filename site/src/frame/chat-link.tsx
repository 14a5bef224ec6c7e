import { Icon } from '../drawings/icon.tsx';
import { useSite } from '../lib/site-context.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import styles from './chat-link.module.css';

/** The floating link to the Messenger page. It is a plain link: nothing of Messenger loads here. */
export function ChatLink() {
  const { navigation, words } = useSite();
  return (
    <aside aria-label={words.frame.chat} className={styles.place}>
      <SiteLink to="setting:chat" newTab className={styles.link}>
        <Icon name="chat" />
        <span className={styles.label}>{navigation.chatLabel}</span>
      </SiteLink>
    </aside>
  );
}
