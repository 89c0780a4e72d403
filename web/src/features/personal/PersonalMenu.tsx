import { NavLink } from 'react-router-dom';
import styled from 'styled-components';

const Menu = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 8px 18px;
    border-radius: 999px;
    font-weight: 500;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
    &[aria-current] {
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
      font-weight: 600;
    }
  }
  @media (min-width: 1024px) {
    flex-direction: column;
    align-self: start;
    position: sticky;
    top: 96px;
  }
`;

/** The pages of one's account. */
export const PersonalMenu = () => (
  <Menu aria-label="My account">
    <NavLink to="/personal/orders/list/full">My orders</NavLink>
    <NavLink to="/personal/profile">Profile</NavLink>
    <NavLink to="/logout">Log out</NavLink>
  </Menu>
);
